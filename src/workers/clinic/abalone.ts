import { abalone, abaloneCases } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(abalone, [], abaloneCases)
