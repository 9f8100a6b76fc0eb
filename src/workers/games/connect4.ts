import { connect4 } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(connect4)
