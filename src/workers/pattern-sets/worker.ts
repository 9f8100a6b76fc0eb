import { gomoku8 } from '../../../engine/index.ts'
import { listen } from '../listen.ts'
import { sidesOf, stored } from './matches.ts'

listen(gomoku8, stored.matches.flatMap(sidesOf))
