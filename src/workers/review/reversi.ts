import { reversi, reversiAgents, ReversiEndings } from '../../../engine/index.ts'
import { listenReview } from '../serve-review.ts'

listenReview(reversi, reversiAgents, new ReversiEndings())
