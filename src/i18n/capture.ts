import type * as en from './en/capture.ts'
import { inLanguage } from './in-language.ts'

export type { CaptureWords } from './en/capture.ts'

export const { capture, captureErrors } = inLanguage<typeof en>(
  (language) => import(`./${language}/capture.ts`),
)
