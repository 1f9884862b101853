import type { DeviceStore } from '../offline/device-store.ts'
import { isInFlight, markInFlight } from '../offline/in-flight.ts'
import type { DraftContent, DraftStore, DraftTypes } from './draft-types.ts'

/** The drafts this tab has locked. It may reopen one before the previous form has released it. */
const claimedHere = new Set<string>()

/** Locks the draft while a form edits it; the returned function releases it. */
export function claimDraft(lock: string): () => void {
  claimedHere.add(lock)
  return markInFlight(lock)
}

/** Drafts that earlier visits left on this device and no other tab has locked, newest first. */
export async function leftBehind<Stored extends { savedAt?: string }>(
  all: readonly Stored[],
  lockOf: (stored: Stored) => string,
): Promise<Stored[]> {
  const free: Stored[] = []
  for (const stored of all) {
    const lock = lockOf(stored)
    if (claimedHere.has(lock) || !(await isInFlight(lock))) free.push(stored)
  }
  return free.toSorted((one, other) => (other.savedAt ?? '').localeCompare(one.savedAt ?? ''))
}

/** A draft to continue with, and the keys on the device that it came from. */
export type FoundDraft<Stored> = { stored: Stored; from: readonly string[] }

/**
 * Joins what earlier visits left, newest first. If two of them conflict, `join` returns undefined and the
 * older one waits for another visit, where the person chooses.
 */
export function joinLeft<Stored>(
  left: readonly Stored[],
  keyOf: (stored: Stored) => string,
  join: (newer: Stored, older: Stored) => Stored | undefined,
): FoundDraft<Stored> | undefined {
  const [newest, ...older] = left
  if (newest === undefined) return undefined
  return older.reduce(
    (found, each) => {
      const stored = join(found.stored, each)
      return stored === undefined ? found : { stored, from: [...found.from, keyOf(each)] }
    },
    { stored: newest, from: [keyOf(newest)] },
  )
}

type Place<T extends DraftTypes, Stored> = {
  records: DeviceStore<Stored>
  /** The key of this visit, since two tabs may have the same record open. */
  key: string
  /** Keys of earlier visits that this one continues. They are removed only after its own is stored. */
  from?: readonly string[]
  lockOf: (key: string) => string
  recordOf: (draft: DraftContent<T>, key: string) => Stored
  /** Where the saved content stays to be opened offline. */
  copyKey?: string
}

/** Stores the draft of one visit under its own key. */
export function createDraftStore<T extends DraftTypes, Stored>({
  records,
  key,
  from = [],
  lockOf,
  recordOf,
  copyKey,
}: Place<T, Stored>): DraftStore<T> {
  let left = from
  let running: Promise<void> | undefined
  /** Several steps must not mix with later ones; a single step is on the device at once. */
  function run(steps: readonly (() => Promise<void>)[]): Promise<void> {
    const [only, ...others] = [...steps, ...left.map((old) => () => records.remove(old))]
    left = []
    if (!running && only && others.length === 0) return only()
    const all = async () => {
      for (const step of [only, ...others]) await step?.()
    }
    const mine = running ? running.then(all) : all()
    const settled = mine
      .catch(() => undefined)
      .then(() => {
        if (running === settled) running = undefined
      })
    running = settled
    return mine
  }
  return {
    claim() {
      const releases = [key, ...from].map((each) => claimDraft(lockOf(each)))
      return () => {
        for (const release of releases) release()
      }
    },
    put: (draft) => run([() => records.put(key, recordOf(draft, key))]),
    clear: (draft) =>
      run([
        ...(copyKey ? [() => records.put(copyKey, recordOf(draft, copyKey))] : []),
        () => records.remove(key),
      ]),
  }
}
