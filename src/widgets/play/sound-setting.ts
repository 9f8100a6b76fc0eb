import { deviceStore, readEntry, writeEntry } from '../../state/device.ts'

/*
 * Whether moves are heard: off until a reader wants it, and then kept on the device.
 */

const KEY = 'play/sound'

let chosen: boolean | undefined

export function soundIsOn(): boolean {
  return (chosen ??= readEntry(deviceStore(), KEY) === true)
}

/** @returns whether the device keeps it */
export function setSound(on: boolean): boolean {
  chosen = on
  return writeEntry(deviceStore(), KEY, on ? true : undefined)
}
