/** The part of a dive that is shown: seconds since the start. */
export type TimeWindow = { from: number; to: number }

/** Nobody needs to see fewer seconds at once. */
const SHORTEST_SECONDS = 20

/** The window within the dive, as long as before where that fits. */
function within({ from, to }: TimeWindow, end: number): TimeWindow {
  const length = Math.min(end, Math.max(Math.min(SHORTEST_SECONDS, end), to - from))
  const start = Math.min(Math.max(0, from), end - length)
  return { from: start, to: start + length }
}

/** Shows a part `factor` times as long; what is at `at` stays where it is. */
export function zoomed(window: TimeWindow, end: number, factor: number, at?: number): TimeWindow {
  const length = window.to - window.from
  const still = Math.min(window.to, Math.max(window.from, at ?? window.from + length / 2))
  const next = Math.min(end, Math.max(Math.min(SHORTEST_SECONDS, end), length * factor))
  const from = still - ((still - window.from) / length) * next
  return within({ from, to: from + next }, end)
}

/** A part that someone selected. */
export const selected = (one: number, other: number, end: number): TimeWindow => {
  const middle = (one + other) / 2
  const length = Math.max(SHORTEST_SECONDS, Math.abs(other - one))
  return within({ from: middle - length / 2, to: middle + length / 2 }, end)
}

/** Moves the window just as far as needed to show this time. */
export function following(window: TimeWindow, end: number, time: number): TimeWindow {
  const length = window.to - window.from
  if (time < window.from) return within({ from: time, to: time + length }, end)
  if (time > window.to) return within({ from: time - length, to: time }, end)
  return window
}

/** Where a finger is, as a share of the width, and the time that was under it when both touched. */
type Finger = { share: number; time: number }

/** The window in which both fingers are still on the times that they took hold of. */
export function pinched(one: Finger, other: Finger, end: number): TimeWindow | undefined {
  const apart = other.share - one.share
  const length = (other.time - one.time) / apart
  if (Math.abs(apart) < 0.02 || !(length > 0)) return undefined
  const shown = Math.min(end, Math.max(Math.min(SHORTEST_SECONDS, end), length))
  const still = (one.share + other.share) / 2
  const from = (one.time + other.time) / 2 - still * shown
  return within({ from, to: from + shown }, end)
}

export const isWhole = ({ from, to }: TimeWindow, end: number): boolean => from <= 0 && to >= end
