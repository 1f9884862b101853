import { isInFlight, markInFlight } from './in-flight.ts'

/** The drafts that this tab has held: it may open one again before the form that it left has let go. */
const heldHere = new Set<string>()

/** Held while a form has it; the answer lets go. */
export function holdDraft(lock: string): () => void {
  heldHere.add(lock)
  return markInFlight(lock)
}

/** What visits have left on this device and no other tab holds, the newest first. */
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
