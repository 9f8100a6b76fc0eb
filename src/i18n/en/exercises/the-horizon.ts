import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on the horizon. */
export const verdicts = {
  'looks-short': ({ column, plies }) =>
    `A search three plies deep plays ${column} too. ${loss(plies)}`,
  'one-reply': ({ column, plies }) =>
    `Column ${column} is what a search two plies deep would play, and it is blind to the rest. ${loss(plies)}`,
  leftmost: ({ column, plies }) => `The first free column, ${column}, is not it. ${loss(plies)}`,
  sooner: ({ column, plies }) => `Another column is better than ${column}. ${loss(plies)}`,
  'no-delay': ({ threats }) =>
    `That is where the loss would be if nobody put it off. Each of the ${threats} threats comes first, and so does the answer to it.`,
  'no-answers': () => 'Each threat takes two plies: the threat, and the answer to it.',
  'threats-alone': ({ plies }) =>
    `Those are the threats and their answers. After them the loss is still ${plies} plies away.`,
  'one-short': () =>
    'One short: a search sees a loss when its last ply is the one that ends the game.',
  'first-pair': ({ plies }) =>
    `Begin with one threat. It is made, it is answered, and the loss is again ${plies} plies away.`,
  'other-first': () =>
    'The other side does threaten, but it need not be answered: the side to move wins at once.',
  'stands-pat': () =>
    'Somebody can make a line with the next stone: to judge the position as it stands would miss that.',
  'nothing-to-parry': () =>
    'Neither side can make a line with its next stone. Nothing has to be taken away.',
  'sees-a-win': () =>
    'The side to move has no line to make with this stone. Look whose stones they are.',
} satisfies VerdictTable

function loss(plies: string | number | undefined): string {
  return Number(plies) > 0
    ? `After it the game ends in ${plies} more plies.`
    : 'The game goes on to a full board.'
}
