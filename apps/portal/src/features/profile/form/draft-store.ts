import type { Draft } from './draft.ts'

const KEY = 'fathom.profile.draft'

type Stored = { affiliateId: number; draft: Draft }

/** Restores the draft after a reload, in this tab only. Another user's draft is discarded unread. */
export function findDraft(storage: Storage, affiliateId: number): Draft | undefined {
  const stored = read(storage)
  if (stored?.affiliateId === affiliateId && stored.draft?.base?.versions) return stored.draft
  storage.removeItem(KEY)
  return undefined
}

export function keepDraft(storage: Storage, affiliateId: number, draft: Draft | undefined): void {
  if (draft === undefined) storage.removeItem(KEY)
  else storage.setItem(KEY, JSON.stringify({ affiliateId, draft } satisfies Stored))
}

function read(storage: Storage): Partial<Stored> | undefined {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    // Edited by hand or written by another version: ignore it.
    return undefined
  }
}
