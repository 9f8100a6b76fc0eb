import { gomoku, gomokuAgents } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(gomoku, gomokuAgents)
