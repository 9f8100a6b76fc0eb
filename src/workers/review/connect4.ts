import { connect4, connect4Agents, Connect4Solver } from '../../../engine/index.ts'
import { listenReview } from '../serve-review.ts'

listenReview(connect4, connect4Agents, new Connect4Solver())
