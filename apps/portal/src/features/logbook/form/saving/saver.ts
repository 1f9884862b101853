import {
  contentOf,
  type DiveLog,
  type DiveLogContent,
  type LogStatus,
  todayIn,
  withoutImpossible,
} from '@fathom/domain/logbook'
import { isSame } from '../state/fields.ts'
import { type Failure, failureOf } from './failure.ts'
import { createHold, type HoldStart } from './hold.ts'
import { merge } from './merge.ts'
import type { SaveState, Snapshot } from './save-state.ts'
import { type Writer, writeLog } from './writer.ts'

/** Idle time after typing before the draft is sent. */
export const PAUSE_MS = 1200
const RETRY_MS = [5_000, 15_000, 60_000] as const

/** The result of pressing the final button. */
export type Finish = { kind: 'done'; log: DiveLog } | Failure

/** Drops fields with impossible values, so a typo in one field doesn't block saving the others. */
const possible = (content: DiveLogContent) =>
  withoutImpossible(content, todayIn(content.timeZone, new Date()))

const isDirty = ({ log, content }: Snapshot) => !log || !isSame(possible(content), contentOf(log))
const isBlocked = ({ kind }: SaveState) => kind === 'stale' || kind === 'gone'
const isWaiting = ({ kind }: SaveState) => kind === 'waiting' || kind === 'kept'

const mergeWith = ({ log, content }: Snapshot, theirs: DiveLog) =>
  merge(log ? contentOf(log) : content, content, contentOf(theirs))

/**
 * Manages the draft of one log: stores it on this device at once and sends it after a pause, one call at a
 * time. A published log is sent only on a button press, because others see every save.
 */
export function createSaver({ write, ...start }: HoldStart & { write: Writer }) {
  const { id } = start
  const { now, put, keep, letGo, subscribe } = createHold(start)
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let failed = 0
  let isOver = false

  const savesAlong = () => now().log?.status !== 'Published'
  const later = (ms: number) => {
    clearTimeout(timer)
    if (savesAlong() && !isOver) timer = setTimeout(() => void flush(), ms)
  }
  /** Runs one call at a time; each starts from the result of the previous one. */
  function queued<T>(action: () => Promise<T>): Promise<T> {
    clearTimeout(timer)
    const mine = last.then(action, action)
    last = mine.catch(() => undefined)
    return mine
  }

  /** Stores on this device what the server doesn't have or hasn't done yet. */
  const shelve = () => {
    const { log, content, wish } = now()
    return wish || !log || !isSame(content, contentOf(log)) ? keep() : letGo()
  }

  async function settle(log: DiveLog, sent: DiveLogContent): Promise<Finish> {
    failed = 0
    const { content } = now()
    const isAll = isSame(content, sent)
    const isPartly = !isAll && isSame(possible(content), sent)
    const isNewer = !isAll && !isPartly
    put({ log, state: isNewer ? { kind: 'waiting' } : { kind: 'saved', at: new Date(), isPartly } })
    if (isAll && !now().wish) await letGo()
    else await keep()
    if (isNewer) later(PAUSE_MS)
    return { kind: 'done', log }
  }

  async function attempt(wish: LogStatus | undefined, content: DiveLogContent): Promise<Finish> {
    put({ state: { kind: 'saving' } })
    try {
      return await settle(await writeLog(write, id, now().log, content, wish), content)
    } catch (cause) {
      const failure = failureOf(cause)
      if (failure.kind === 'stale') return meet(failure.current, wish)
      put({ state: stateAfter(failure) })
      if (failure.kind === 'lost') later(RETRY_MS[Math.min(failed++, RETRY_MS.length - 1)] ?? 0)
      return failure
    }
  }

  /** Another tab saved first: merges changes that don't overlap and lets the diver choose for the rest. */
  async function meet(theirs: DiveLog, wish: LogStatus | undefined): Promise<Finish> {
    const both = mergeWith(now(), theirs)
    if (both.conflicts.length === 0) return goOn(theirs, both.mine, wish)
    put({ state: { kind: 'stale', theirs, merge: both, wish } })
    await keep()
    return { kind: 'stale', current: theirs }
  }

  function goOn(log: DiveLog, content: DiveLogContent, wish: LogStatus | undefined): Promise<Finish> {
    put({ log, content })
    const wished = wish === log.status ? undefined : wish
    if (!wished && !isDirty(now())) return settle(log, content)
    return attempt(wished, wished ? content : possible(content))
  }

  const flush = () =>
    queued(async () =>
      isBlocked(now().state) || !isDirty(now()) ? undefined : attempt(undefined, possible(now().content)),
    )

  return {
    snapshot: now,
    subscribe,
    change(content: DiveLogContent): void {
      if (isSame(content, now().content)) return
      failed = 0
      const { state } = now()
      put({ content, state: isBlocked(state) ? state : { kind: 'waiting' } })
      void keep()
      if (!isBlocked(state)) later(PAUSE_MS)
    },
    /** Sends pending changes now, without fields that have impossible values. */
    flush,
    /** Sends the whole log, either to the instructor or to be published. */
    finish: (wish: LogStatus): Promise<Finish> =>
      queued(async () => {
        const end = await attempt(wish, now().content)
        put({ wish: end.kind === 'lost' ? wish : undefined })
        await shelve()
        return end
      }),
    /** Stores the status the log should get, also for a later visit; undefined cancels the request. */
    wishFor(wish: LogStatus | undefined): Promise<void> {
      put({ wish })
      return shelve()
    },
    /** Takes over a newer server state of this log, for example after the diver took it back. */
    adopt(log: DiveLog) {
      put({ log, content: contentOf(log), state: { kind: 'untouched' }, wish: undefined })
      void letGo()
    },
    choose(whose: 'mine' | 'theirs'): Promise<Finish | undefined> {
      const { state } = now()
      if (state.kind !== 'stale') return Promise.resolve(undefined)
      const { theirs, wish } = state
      // Includes what was typed after the conflict appeared.
      const content = mergeWith(now(), theirs)[whose]
      return queued(() => goOn(theirs, content, whose === 'mine' ? wish : undefined))
    },
    /** Restores a log that was deleted elsewhere, with what was typed here. */
    revive: (): Promise<Finish> =>
      queued(async () => goOn(await write.restore(id), now().content, undefined)),
    /** Sends pending changes when the form opens or the connection is back. */
    wake() {
      isOver = false
      failed = 0
      if (isWaiting(now().state)) later(0)
    },
    isSafe: () => now().state.kind === 'untouched' || now().state.kind === 'saved',
    /** The user leaves the form: sends pending changes at once; they stay on the device if the call fails. */
    async end() {
      isOver = true
      clearTimeout(timer)
      if (savesAlong() && isWaiting(now().state)) await flush()
    },
  }
}

export type Saver = ReturnType<typeof createSaver>

function stateAfter(failure: Exclude<Failure, { kind: 'stale' }>): SaveState {
  if (failure.kind === 'gone') return { kind: 'gone' }
  if (failure.kind === 'refused') return failure
  return { kind: 'kept', isOffline: failure.kind === 'lost' && failure.isOffline }
}
