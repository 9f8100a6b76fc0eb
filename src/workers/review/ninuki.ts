import { ninuki, ninukiAgents } from '../../../engine/index.ts'
import { listenReview } from '../serve-review.ts'

listenReview(ninuki, ninukiAgents)
