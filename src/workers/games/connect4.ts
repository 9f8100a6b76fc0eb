import { connect4, connect4Agents, recordSolution } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(connect4, connect4Agents, [], undefined, recordSolution)
