import { beforeAll, chai } from 'vitest'
import { speak, wordsReady } from '../src/i18n/in-language.ts'
import '../src/i18n/numbers.ts'

/* Tests speak English, and the words that a file has asked for are there before its first test. */
speak(() => 'en')
// Some files of content/ write numbers as they are read.
await wordsReady()
beforeAll(wordsReady)

// Proxies tell of misspelt matchers, which the checker of types does, and take a fifth of the time.
chai.config.useProxy = false
