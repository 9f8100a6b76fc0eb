import { checkPages } from './each-page.ts'
import { inInstalled } from './in-browsers.ts'

checkPages('the Chromium of this machine', inInstalled, 'none')
