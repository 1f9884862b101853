import { isInFlight, markInFlight } from './in-flight.ts'

/** The drafts this tab has locked. It may reopen one before the previous form has released it. */
const heldHere = new Set<string>()

/** Locks the draft while a form edits it; the returned function releases it. */
export function holdDraft(lock: string): () => void {
  heldHere.add(lock)
  return markInFlight(lock)
}

/** Drafts that earlier visits left on this device and no other tab has locked, newest first. */
export async function leftBehind<Stored extends { keptAt?: string }>(
  all: readonly Stored[],
  lockOf: (kept: Stored) => string,
): Promise<Stored[]> {
  const free: Stored[] = []
  for (const kept of all) {
    const lock = lockOf(kept)
    if (heldHere.has(lock) || !(await isInFlight(lock))) free.push(kept)
  }
  return free.toSorted((one, other) => (other.keptAt ?? '').localeCompare(one.keptAt ?? ''))
}
