import type { Draft } from './draft.ts'

const KEY = 'fathom.profile.draft'

type Stored = { affiliateId: number; draft: Draft }

/** Keeps what was typed through a reload, in this tab only. Somebody else's is thrown away, not read. */
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
    // Written by hand or by another version: as good as nothing.
    return undefined
  }
}
