/*
 * The sound of a move: a short, low knock, made by the browser itself.
 */

/** Hertz where it begins and ends, seconds that it lasts, and its loudness of 1. */
const HIGH = 220
const LOW = 90
const LENGTH = 0.09
const LOUD = 0.25
/** What an exponential ramp may end at. */
const SILENT = 0.001

let context: AudioContext | undefined

export function knock(): void {
  context ??= new AudioContext()
  const { currentTime: now, destination } = context
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: HIGH })
  const volume = new GainNode(context, { gain: LOUD })
  tone.frequency.exponentialRampToValueAtTime(LOW, now + LENGTH)
  volume.gain.exponentialRampToValueAtTime(SILENT, now + LENGTH)
  tone.connect(volume).connect(destination)
  tone.start(now)
  tone.stop(now + LENGTH)
}
