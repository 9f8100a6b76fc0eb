import { checkPages } from './each-page.ts'
import { checkFonts } from './fonts.ts'
import { inChromium } from './in-browsers.ts'
import { checkPaper } from './on-paper.ts'

checkPages('Chromium', inChromium, 'all', { opened: checkFonts, plain: checkPaper })
