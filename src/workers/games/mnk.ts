import { mnk } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(mnk)
