/** How long each part waits, in milliseconds. */
export type Times = {
  /** A stream without a hello after this time counts as blocked. */
  hello: number
  /** The server sends a heartbeat every 15 s; a connection that is silent for longer is dead. */
  silence: number
  /**
   * After the device slept or the page was hidden, a connection that was silent for this long isn't trusted.
   */
  doubt: number
  /** The poll interval where no stream gets through. */
  poll: number
  /** The delay before the nth attempt in a row. */
  backoff: (attempt: number) => number
  /** How often a visible tab checks that another tab is listening for it. */
  check: number
  /** How long that other tab may take to answer. */
  answer: number
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 30_000

export const TIMES: Times = {
  hello: 8_000,
  silence: 40_000,
  doubt: 20_000,
  poll: 25_000,
  // The random half prevents a thousand tabs from reconnecting within the same second.
  backoff: (attempt) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2),
  check: 30_000,
  answer: 3_000,
}
