import type { DraftWire } from '@fathom/contract/forms'
import { type Answers, type FormDefinition, withAnswer } from '@fathom/domain/forms'
import {
  baseOf,
  type DraftBase,
  type DraftLayout,
  type DraftSnapshot,
  draftFailureOf,
  isBlocked,
  isWaiting,
} from './draft-state.ts'
import { isDirty, isSame } from './is-dirty.ts'
import { mergeAnswers } from './merge-answers.ts'

export const PAUSE_MS = 600
const RETRY_MS = [5_000, 15_000, 60_000] as const

type Start = {
  definition: FormDefinition
  base: DraftBase
  /** Answers that the server doesn't have are sent as soon as the saver wakes. */
  answers: Answers
  /** The local value wins, because the text on this screen is the one that will be signed. */
  frame?: DraftLayout
  write: (version: number, answers: Answers) => Promise<DraftWire>
  /** Stores a copy on this device. */
  keep: (snapshot: DraftSnapshot) => Promise<void>
}

/**
 * Stores answers on the device at once and sends them after a pause, without overwriting what another device
 * saved.
 */
export function createDraftSaver({ definition, base, answers, frame = {}, write, keep }: Start) {
  const listeners = new Set<() => void>()
  let now: DraftSnapshot = {
    answers,
    base,
    state: { kind: isDirty(base, { ...frame, answers }) ? 'waiting' : 'idle' },
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let [failed, isOver, isSigned] = [0, false, false]

  const put = (next: Partial<DraftSnapshot>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void flush(), ms)
  }
  const isUnsent = () => isDirty(now.base, { ...frame, answers: now.answers })

  async function settle(saved: DraftWire, sent: Answers): Promise<void> {
    failed = 0
    const isNewer = !isSame(now.answers, sent)
    const state = isNewer ? ({ kind: 'waiting' } as const) : ({ kind: 'saved' } as const)
    put({ base: baseOf(saved), state })
    await keep(now)
    if (isNewer) later(PAUSE_MS)
  }

  async function attempt(): Promise<void> {
    const sent = now.answers
    put({ state: { kind: 'saving' } })
    try {
      await settle(await write(now.base.version, sent), sent)
    } catch (cause) {
      const failure = draftFailureOf(cause)
      if (failure.kind === 'stale') return meet(failure.current)
      if (failure.kind === 'gone') return put({ state: failure })
      put({ state: { kind: 'kept', isOffline: failure.isOffline } })
      if (failure.mayPass) later(RETRY_MS[Math.min(failed++, RETRY_MS.length - 1)] ?? 0)
    }
  }

  /** Another device saved first: non-conflicting answers are merged, and the person decides the rest. */
  async function meet(theirs: DraftBase): Promise<void> {
    const both = mergeAnswers(definition, now.base.answers, now.answers, theirs.answers)
    if (both.conflicts.length === 0) return goOn(theirs, both.mine)
    put({ state: { kind: 'stale', theirs, conflicts: both.conflicts } })
  }

  function goOn(from: DraftBase, next: Answers): Promise<void> {
    put({ base: from, answers: next })
    if (isUnsent()) return attempt()
    put({ state: { kind: 'saved' } })
    return keep(now)
  }

  /** Runs saves one after another, so none overtakes the previous one. */
  function queued(action: () => Promise<void>): Promise<void> {
    clearTimeout(timer)
    const mine = last.then(action)
    last = mine.catch(() => undefined)
    return mine
  }
  const flush = () =>
    queued(async () => (isSigned || isBlocked(now.state) || !isUnsent() ? undefined : attempt()))

  function wake(): void {
    isOver = false
    isSigned = false
    failed = 0
    if (isWaiting(now.state)) later(0)
  }

  return {
    snapshot: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    answer(id: string, value: string): void {
      const next = withAnswer(definition, now.answers, id, value)
      if (isSame(next, now.answers)) return
      failed = 0
      put({ answers: next, state: isBlocked(now.state) ? now.state : { kind: 'waiting' } })
      void keep(now)
      if (!isBlocked(now.state)) later(PAUSE_MS)
    },
    flush,
    choose(whose: 'mine' | 'theirs'): Promise<void> {
      const { state } = now
      if (state.kind !== 'stale') return Promise.resolve()
      // Includes answers given since the conflict appeared.
      const both = mergeAnswers(definition, now.base.answers, now.answers, state.theirs.answers)
      return queued(() => goOn(state.theirs, both[whose]))
    },
    /** The form is open; from now on it also opens offline on this device. */
    open() {
      void keep(now)
      wake()
    },
    /** Call when the connection is back. */
    wake,
    isSafe: () => now.state.kind === 'idle' || now.state.kind === 'saved',
    /** The form is being left: sends pending answers at once; they stay on the device if that fails. */
    async end() {
      isOver = true
      clearTimeout(timer)
      if (isWaiting(now.state)) await flush()
    },
    /**
     * The form is being signed: stops saving, unless the form is rejected and the saver wakes again. Returns
     * the version.
     */
    async stop(): Promise<number> {
      isOver = true
      isSigned = true
      clearTimeout(timer)
      await last
      return now.base.version
    },
  }
}

export type DraftSaver = ReturnType<typeof createDraftSaver>
