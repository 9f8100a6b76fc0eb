import { beforeAll } from 'vitest'
import { speak, wordsReady } from '../src/i18n/in-language.ts'

/* Tests speak English, and the words that a file has asked for are there before its first test. */
speak(() => 'en')
beforeAll(wordsReady)
