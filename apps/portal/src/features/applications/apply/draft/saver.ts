import type { ApplicationWire } from '@fathom/contract/applications'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { problemsOf } from './address-problems.ts'
import { failureOf } from './failure.ts'
import { type FieldName, type Fields, fieldsOf } from './fields.ts'
import type { SaveState } from './save-state.ts'
import { listLeft, type StoredDraft } from './stored-draft.ts'
import {
  changed,
  clashesWith,
  joined,
  NOTHING,
  namesIn,
  rebased,
  settled,
  type Unsaved,
  without,
} from './unsaved.ts'
import { type Writer, writeDraft } from './write-draft.ts'

/** How long to wait after the last keystroke before sending. */
export const PAUSE_MS = 900
const RETRY_MS = 8000
/** Limits the retries when two devices save at the same time. */
const MOST_ROUNDS = 4

type Ports = {
  affiliateId: number
  /** The key of this visit's draft on the device. */
  key: string
  /** The application as last received from the server. */
  application: () => ApplicationWire
  adopt: (application: ApplicationWire) => void
  write: Writer
  drafts: Keep<StoredDraft>
}

export type Snapshot = { unsaved: Unsaved; state: SaveState }

/** An address is sent only when it is complete, because the server can't store a partial one. */
function sendable(unsaved: Unsaved): Unsaved {
  const { teachingAddress } = unsaved.wish
  const isHalf = teachingAddress !== undefined && problemsOf(teachingAddress).length > 0
  return isHalf ? without(unsaved, ['teachingAddress']) : unsaved
}

/** The field whose value the server rejected, by problem code. */
const CHOSEN_OF: Partial<Record<string, FieldName>> = {
  'own-number': 'instructor',
  'unknown-instructor': 'instructor',
  'unknown-store': 'store',
}

/**
 * Manages the changes to a draft: stores them on this device at once and sends them after a pause, one call
 * at a time.
 */
export function createSaver({ affiliateId, key, application, adopt, write, drafts }: Ports) {
  const { id } = application()
  const listeners = new Set<() => void>()
  let now: Snapshot = { unsaved: NOTHING, state: { kind: 'untouched' } }
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false

  const put = (next: Partial<Snapshot>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  const keep = () =>
    namesIn(now.unsaved).length > 0
      ? drafts.put(key, { id, key, affiliateId, unsaved: now.unsaved, keptAt: new Date().toISOString() })
      : drafts.remove(key)
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void flush(), ms)
  }

  async function send(rounds = 1): Promise<void> {
    const due = sendable(now.unsaved)
    if (namesIn(due).length === 0) return rest()
    const names = clashesWith(due, fieldsOf(application()))
    if (names.length > 0) return put({ state: { kind: 'stale', names } })
    put({ state: { kind: 'saving' } })
    try {
      await writeDraft(write, application(), due.wish, (kept, sent) => {
        adopt(kept)
        put({ unsaved: settled(now.unsaved, sent) })
      })
    } catch (cause) {
      return meet(cause, rounds)
    }
    return namesIn(sendable(now.unsaved)).length > 0 ? send() : rest()
  }

  function rest(): void {
    const { kind } = now.state
    if (kind === 'untouched') return
    put({ state: { kind: 'saved', at: new Date(), isPartly: namesIn(now.unsaved).length > 0 } })
  }

  /** Another device saved first: non-conflicting changes are merged, and the person decides the rest. */
  async function meet(cause: unknown, rounds: number): Promise<void> {
    const failure = failureOf(cause)
    if ('current' in failure) {
      adopt(failure.current)
      if (failure.current.status !== 'Draft') return put({ state: { kind: 'over' } })
      if (rounds < MOST_ROUNDS) return send(rounds + 1)
      return put({ state: { kind: 'kept', isOffline: false } })
    }
    const { state } = failure
    const refused = state.kind === 'refused' ? CHOSEN_OF[state.because] : undefined
    // A rejected person must not look like the chosen one.
    put({ state, ...(refused && { unsaved: without(now.unsaved, [refused]) }) })
    if (state.kind === 'kept') later(RETRY_MS)
  }

  /** One call at a time; each starts from the result of the previous one. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    const mine = last.then(async () => {
      await send()
      await keep()
    })
    last = mine.catch(() => undefined)
    return mine
  }

  return {
    snapshot: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    fields: (): Fields => ({ ...fieldsOf(application()), ...now.unsaved.wish }),
    change(change: Partial<Fields>): void {
      const unsaved = changed(now.unsaved, fieldsOf(application()), change)
      const isStale = now.state.kind === 'stale'
      put({ unsaved, ...(!isStale && { state: { kind: 'waiting' } }) })
      void keep()
      if (!isStale) later(PAUSE_MS)
    },
    flush,
    /**
     * Sends what earlier visits left on this device. If two drafts conflict, the older one waits for another
     * visit.
     */
    async restore(): Promise<void> {
      for (const left of await listLeft(drafts, { id, affiliateId, key })) {
        const unsaved = joined(now.unsaved, left.unsaved)
        if (!unsaved) continue
        put({ unsaved, state: { kind: 'waiting' } })
        // Delete the old copy only after this one is stored.
        await keep()
        await drafts.remove(left.key)
        later(0)
      }
    },
    choose(whose: 'mine' | 'theirs'): void {
      const names: readonly FieldName[] = clashesWith(now.unsaved, fieldsOf(application()))
      const unsaved =
        whose === 'mine' ? rebased(now.unsaved, fieldsOf(application()), names) : without(now.unsaved, names)
      put({ unsaved, state: { kind: 'waiting' } })
      void flush()
    },
    /** Call when the connection is back, or when the page is about to close. */
    wake(): void {
      isOver = false
      if (now.state.kind === 'waiting' || now.state.kind === 'kept') void flush()
    },
    isSafe: () => now.state.kind === 'untouched' || now.state.kind === 'saved' || now.state.kind === 'over',
    async end(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      if (now.state.kind === 'waiting' || now.state.kind === 'kept') await flush()
    },
  }
}

export type Saver = ReturnType<typeof createSaver>
