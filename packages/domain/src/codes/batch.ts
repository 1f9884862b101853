/** OF-07: how many codes may be issued in one go. */
export const MOST_CODES_IN_BATCH = 5_000

/** Without letters and digits that look alike on paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Eight signs are nearly a million million codes: too many to find one of a large batch by guessing. */
const GROUPS = [4, 4]

/** A new code, such as `FD-7Q2K-94MX`. `pick` returns a random whole number below its argument. */
export function newCode(pick: (below: number) => number): string {
  const group = (length: number) => Array.from({ length }, () => SIGNS[pick(SIGNS.length)]).join('')
  return ['FD', ...GROUPS.map(group)].join('-')
}

/** What became of a code. */
export const CODE_STATES = ['open', 'redeemed', 'withdrawn'] as const
export type CodeState = (typeof CODE_STATES)[number]
