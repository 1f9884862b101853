import { isInHand, takeInHand } from './in-hand.ts'

/** The drafts that this tab has held: it may open one again before the form that it left has let go. */
const heldHere = new Set<string>()

/** Held while a form has it; the answer lets go. */
export function holdDraft(lock: string): () => void {
  heldHere.add(lock)
  return takeInHand(lock)
}

/** What visits have left on this device and no other tab holds, the newest first. */
export async function leftBehind<Kept extends { keptAt?: string }>(
  all: readonly Kept[],
  lockOf: (kept: Kept) => string,
): Promise<Kept[]> {
  const free: Kept[] = []
  for (const kept of all) {
    const lock = lockOf(kept)
    if (heldHere.has(lock) || !(await isInHand(lock))) free.push(kept)
  }
  return free.toSorted((one, other) => (other.keptAt ?? '').localeCompare(one.keptAt ?? ''))
}
