import { checkPages } from './each-page.ts'
import { inFirefox } from './in-browsers.ts'

checkPages('Firefox', inFirefox, 'but contrast')
