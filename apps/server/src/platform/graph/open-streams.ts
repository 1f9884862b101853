import { Problem } from '../problem.ts'

/** Enough for one person's tabs and devices on one process; more isn't normal use. */
const STREAMS_A_PERSON = 32

/** Counts the open streams of each person and rejects those above the limit. */
export function createOpenStreams(limit = STREAMS_A_PERSON) {
  const open = new Map<number, number>()
  return (affiliateId: number, closed: AbortSignal): void => {
    const count = open.get(affiliateId) ?? 0
    if (count >= limit) throw new Problem('too-many-streams', 429, { extra: { retryAfter: 30 } })
    open.set(affiliateId, count + 1)
    closed.addEventListener('abort', () => {
      const left = (open.get(affiliateId) ?? 1) - 1
      if (left > 0) open.set(affiliateId, left)
      else open.delete(affiliateId)
    })
  }
}
