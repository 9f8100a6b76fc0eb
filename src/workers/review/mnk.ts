import { mnk } from '../../../engine/index.ts'
import { listenReview } from '../serve-review.ts'

listenReview(mnk)
