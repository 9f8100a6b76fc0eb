import { gomoku8 } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(gomoku8)
