/*
 * What searches, draws and grades: fetched when a reader turns to the figure, since until then its
 * first frame stands.
 */
export { randomTree } from '../../../engine/index.ts'
export { questionOf, toggled, writeMarked, type Question } from './question.ts'
export { LabStage } from './stage.ts'
