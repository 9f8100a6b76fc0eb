import { gomoku } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(gomoku)
