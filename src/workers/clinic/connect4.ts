import { connect4, connect4Cases } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(connect4, [], connect4Cases)
