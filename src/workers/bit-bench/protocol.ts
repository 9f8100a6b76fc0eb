import type { Rate } from './measure.ts'

/** What the worker tells, in this order: that all ways agree or not, each rate, and that is all. */
export type BenchMessage =
  | { readonly kind: 'checked'; readonly agree: boolean }
  | { readonly kind: 'rate'; readonly rate: Rate }
  | { readonly kind: 'done' }
