import { gomoku, gomokuCases } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(gomoku, [], gomokuCases)
