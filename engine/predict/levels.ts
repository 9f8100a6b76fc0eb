/**
 * What a reader is asked to say before it happens.
 * - `next`: which node is visited next, after each leaf.
 * - `value`: what value a node carries up.
 * - `window`: which alpha and beta a node is given.
 * - `cuts`: which branches are cut now.
 * - `sheet`: all cuts of the tree at once, as on an exam sheet.
 */
export const LEVELS = ['next', 'value', 'window', 'cuts', 'sheet'] as const
export type Level = (typeof LEVELS)[number]
