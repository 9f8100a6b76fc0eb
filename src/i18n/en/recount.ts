import { count } from './numbers.ts'

/** The words of the figure that counts a stored run again. */
export const recount = {
  reach: {
    what: 'Position',
    all: 'All of them',
    step: (ply: number) => `after ply ${ply}`,
    many: (steps: number) => count(steps, 'position', 'positions'),
    before: 'All four agents search the positions again, in a worker.',
  },
  dice: {
    what: 'Game against dice',
    all: 'All of them',
    step: (number: number) => `game ${number}`,
    many: (steps: number) => count(steps, 'game', 'games'),
    before: 'They are played again from their seed, in a worker.',
  },
  run: 'Run again in this page',
  again: 'Run once more',
  stop: 'Stop',
  progress: 'How much has been run again',
  running: (done: number, many: string) =>
    done === 0 ? 'It has begun…' : `${done} of ${many}: as stored…`,
  done: (many: string) => `${many}: everything came out as it is stored.`,
  stopped: (done: number, many: string) => `Stopped, with ${done} of ${many} run again.`,
  differ: (step: string) =>
    `This browser came to something else than the stored run, ${step}. That should not be: please tell us which browser it was.`,
  failed: 'The worker that runs it did not start. Try again.',
  needsScript: 'To run this again, your browser must run this page’s scripts.',
}
