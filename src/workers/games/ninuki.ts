import { ninuki, ninukiAgents } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(ninuki, ninukiAgents)
