const SHORTEST_MS = 2000
const LONGEST_MS = 15_000

/** Half as long again as nobody has answered so far: soon after a short loss, seldom in a long one. */
export const growingPause = (silentSince: number) =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (Date.now() - silentSince) / 2))

/** The same for tries that are counted. */
export const pauseAfter = (failures: number) => Math.min(LONGEST_MS, SHORTEST_MS * 1.5 ** failures)
