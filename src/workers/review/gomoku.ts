import { gomoku, gomokuAgents } from '../../../engine/index.ts'
import { listenReview } from '../serve-review.ts'

listenReview(gomoku, gomokuAgents)
