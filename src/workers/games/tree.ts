import { tree } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(tree)
