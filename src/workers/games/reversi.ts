import { reversi, reversiAgents } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(reversi, reversiAgents)
