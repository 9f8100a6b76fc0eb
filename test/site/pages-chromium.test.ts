import { checkPages } from './each-page.ts'
import { checkFonts } from './fonts.ts'
import { inChromium } from './in-browsers.ts'

checkPages('Chromium', inChromium, 'all', checkFonts)
