import { abalone, abaloneAgents } from '../../../engine/index.ts'
import { listen } from '../listen.ts'

listen(abalone, abaloneAgents)
