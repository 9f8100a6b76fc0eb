import { gomoku8, gomoku8Cases } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(gomoku8, [], gomoku8Cases)
