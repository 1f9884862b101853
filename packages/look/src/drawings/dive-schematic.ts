/** A point of a dive: minutes since the start, meters below the surface. */
type Moment = readonly [minute: number, depth: number]

/** Meters per minute. */
const DESCENT = 18
const ASCENT = 9
const STOP_DEPTH = 5
const STOP_MINUTES = 3
/** Divers make a safety stop after dives that were deeper than this. */
const STOP_FROM = 10
/** The part of a short dive that is left for descent, stop and ascent together. */
const MOST_ON_THE_WAY = 0.6

/**
 * The scheme of a dive of which only depth and time are known: down, along the bottom, a safety stop, up. It
 * has nothing that looks measured (LO-05).
 */
export function diveSchematic(maxDepth: number, minutes: number): Moment[] {
  const hasStop = maxDepth > STOP_FROM
  const stopDepth = hasStop ? STOP_DEPTH : 0
  const down = maxDepth / DESCENT
  const up = (maxDepth - stopDepth) / ASCENT
  const stop = hasStop ? STOP_MINUTES : 0
  const last = stopDepth / ASCENT
  const scale = Math.min(1, (minutes * MOST_ON_THE_WAY) / (down + up + stop + last))
  const end = minutes - last * scale
  const arrival = end - stop * scale
  const bottom: Moment[] = [
    [0, 0],
    [down * scale, maxDepth],
    [arrival - up * scale, maxDepth],
  ]
  const stopped: Moment[] = hasStop
    ? [
        [arrival, stopDepth],
        [end, stopDepth],
      ]
    : []
  return [...bottom, ...stopped, [minutes, 0]]
}

type Facts = {
  maxDepth: number
  minutes: number
  /** Measured depths in decimeters at equal steps of time; null without samples. */
  sketch?: readonly number[] | null | undefined
}

/** The line of a dive: as a computer measured it, else its scheme. */
export function diveLine({ maxDepth, minutes, sketch }: Facts): Moment[] {
  if (!sketch || sketch.length === 0) return diveSchematic(maxDepth, minutes)
  const measured = sketch.map(
    (decimeters, at): Moment => [((at + 0.5) / sketch.length) * minutes, decimeters / 10],
  )
  return [[0, 0], ...measured, [minutes, 0]]
}

/** Straight lines between points, as the `d` of a path. */
export const straightPath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
