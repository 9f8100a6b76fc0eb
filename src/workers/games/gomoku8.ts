import { gomoku8, gomoku8Agents } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(gomoku8, gomoku8Agents)
