import { connect4, connect4Agents } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(connect4, connect4Agents)
