import { checkPages } from './each-page.ts'
import { inChromium } from './in-browsers.ts'

checkPages('Chromium', inChromium)
