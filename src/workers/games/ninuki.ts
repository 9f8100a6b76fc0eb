import { ninuki } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(ninuki)
