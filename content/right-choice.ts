import { ContractError } from '../engine/index.ts'

/** The one choice of a question for which something holds. Throws where none is right, or several are. */
export function rightOf<C extends string>(
  chapter: string,
  choices: readonly C[],
  holds: (choice: C) => boolean,
): C {
  const [right, ...more] = choices.filter(holds)
  if (right === undefined || more.length > 0) {
    throw new ContractError(`the chapter on ${chapter}`, 'not one choice of its question is right')
  }
  return right
}
