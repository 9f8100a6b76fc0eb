import { abalone, abaloneAgents } from '../../../engine/index.ts'
import { listenReview } from '../serve-review.ts'

listenReview(abalone, abaloneAgents)
