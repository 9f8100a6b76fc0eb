import { gomoku8, gomoku8Agents } from '../../../engine/index.ts'
import { listenReview } from '../serve-review.ts'

listenReview(gomoku8, gomoku8Agents)
