const SHORTEST_MS = 2000
const LONGEST_MS = 15_000

/** Waits half as long as the server has been silent: short after a brief outage, longer in a long one. */
export const growingPause = (silentSince: number) =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (Date.now() - silentSince) / 2))

/** The same, by number of failures. */
export const pauseAfter = (failures: number) => Math.min(LONGEST_MS, SHORTEST_MS * 1.5 ** failures)
