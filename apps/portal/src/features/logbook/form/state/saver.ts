import {
  type DiveLog,
  type DiveLogContent,
  type LogStatus,
  type LogType,
  todayIn,
  withoutImpossible,
} from '@fathom/domain/logbook'
import { contentOf } from './contents.ts'
import { type Failure, failureOf } from './failure.ts'
import { isSame } from './fields.ts'
import type { DraftKeep } from './kept-draft.ts'
import { merge } from './merge.ts'
import type { SaveState, Snapshot } from './save-state.ts'

/** How long nothing is typed before what was typed goes out. */
export const PAUSE_MS = 1200
const RETRY_MS = [5_000, 15_000, 60_000] as const

export type Writer = {
  create(id: string, content: DiveLogContent, status?: LogStatus): Promise<DiveLog>
  update(id: string, version: number, content: DiveLogContent, status?: LogStatus): Promise<DiveLog>
  restore(id: string): Promise<DiveLog>
}

type Start = {
  id: string
  affiliateId: number
  logType: LogType
  log: DiveLog | undefined
  content: DiveLogContent
  /** Whether the content was typed and not saved, on an earlier visit. */
  isKept?: boolean
  drafts: DraftKeep
  write: Writer
}

/** What a press on the last button led to. */
export type Finish = { kind: 'done'; log: DiveLog } | Failure

/**
 * Holds what is typed into one log: on this device at once, with the server after a pause, one call at a time. A
 * published log waits for a press, since every save of it is seen.
 */
export function createSaver({ id, affiliateId, logType, drafts, write, ...start }: Start) {
  const listeners = new Set<() => void>()
  let now: Snapshot = {
    content: start.content,
    log: start.log,
    state: { kind: start.isKept ? 'waiting' : 'untouched' },
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let failed = 0
  let isOver = false

  const put = (next: Partial<Snapshot>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  const today = () => todayIn(now.content.timeZone, new Date())
  const baseContent = () => (now.log ? contentOf(now.log) : now.content)
  const savesAlong = () => now.log?.status !== 'Published'
  const isDirty = () => !now.log || !isSame(withoutImpossible(now.content, today()), contentOf(now.log))

  const later = (ms: number) => {
    clearTimeout(timer)
    if (savesAlong() && !isOver) timer = setTimeout(() => void flush(), ms)
  }
  const keep = () =>
    drafts.put(id, {
      id,
      affiliateId,
      logType,
      content: now.content,
      base: now.log ?? null,
      keptAt: new Date().toISOString(),
    })

  function change(content: DiveLogContent): void {
    if (isSame(content, now.content)) return
    failed = 0
    const isBlocked = now.state.kind === 'stale' || now.state.kind === 'gone'
    put({ content, state: isBlocked ? now.state : { kind: 'waiting' } })
    void keep()
    if (!isBlocked) later(PAUSE_MS)
  }

  /** One call at a time: each begins with what the one before it left. */
  function queued<T>(deed: () => Promise<T>): Promise<T> {
    clearTimeout(timer)
    const mine = last.then(deed, deed)
    last = mine.catch(() => undefined)
    return mine
  }

  async function send(content: DiveLogContent, wish: LogStatus | undefined): Promise<DiveLog> {
    const { log } = now
    if (log) return write.update(id, log.version, content, wish)
    const made = await write.create(id, content, wish)
    // An earlier create got there without its answer: this one changed nothing.
    const isOlder = !isSame(contentOf(made), content) || (wish !== undefined && made.status !== wish)
    return isOlder ? write.update(id, made.version, content, wish) : made
  }

  async function settle(log: DiveLog, sent: DiveLogContent): Promise<void> {
    failed = 0
    const isPartly = !isSame(now.content, sent) && isSame(withoutImpossible(now.content, today()), sent)
    const isNewer = !isPartly && !isSame(now.content, sent)
    put({ log, state: isNewer ? { kind: 'waiting' } : { kind: 'saved', at: new Date(), isPartly } })
    if (isNewer || isPartly) await keep()
    else await drafts.remove(id)
    if (isNewer) later(PAUSE_MS)
  }

  async function attempt(wish: LogStatus | undefined, content: DiveLogContent): Promise<Finish> {
    put({ state: { kind: 'saving' } })
    try {
      const log = await send(content, wish)
      await settle(log, content)
      return { kind: 'done', log }
    } catch (cause) {
      const failure = failureOf(cause)
      if (failure.kind === 'stale') return meet(failure.current, wish)
      put({ state: stateAfter(failure) })
      if (failure.kind === 'lost') later(RETRY_MS[Math.min(failed++, RETRY_MS.length - 1)] ?? 0)
      return failure
    }
  }

  /** Another tab was quicker: what does not meet goes together, the rest is the diver's choice. */
  async function meet(theirs: DiveLog, wish: LogStatus | undefined): Promise<Finish> {
    const both = merge(baseContent(), now.content, contentOf(theirs))
    if (both.conflicts.length > 0) {
      put({ state: { kind: 'stale', theirs, merge: both, wish } })
      await keep()
      return { kind: 'stale', current: theirs }
    }
    return goOn(theirs, both.mine, wish)
  }

  function goOn(log: DiveLog, content: DiveLogContent, wish: LogStatus | undefined): Promise<Finish> {
    put({ log, content })
    const wished = wish === log.status ? undefined : wish
    if (!wished && !isDirty()) return settle(log, content).then(() => ({ kind: 'done', log }))
    return attempt(wished, wished ? content : withoutImpossible(content, today()))
  }

  async function flush(): Promise<Finish | undefined> {
    return queued(async () => {
      if (now.state.kind === 'stale' || now.state.kind === 'gone' || !isDirty()) return undefined
      return attempt(undefined, withoutImpossible(now.content, today()))
    })
  }

  return {
    snapshot: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    /** Sends now what waits for the pause; what cannot be is left out. */
    flush,
    /** Sends everything as it stands, towards the instructor or to be published. */
    finish: (wish: LogStatus): Promise<Finish> => queued(() => attempt(wish, now.content)),
    /** Another answer of the server about this log, such as after it was taken back. */
    adopt(log: DiveLog) {
      put({ log, content: contentOf(log), state: { kind: 'untouched' } })
      void drafts.remove(id)
    },
    choose(whose: 'mine' | 'theirs'): Promise<Finish | undefined> {
      const { state } = now
      if (state.kind !== 'stale') return Promise.resolve(undefined)
      // Typed meanwhile counts too.
      const both = merge(baseContent(), now.content, contentOf(state.theirs))
      return queued(() => goOn(state.theirs, both[whose], whose === 'mine' ? state.wish : undefined))
    },
    /** Brings back what was deleted elsewhere, with what was typed here. */
    revive: (): Promise<Finish> => queued(async () => goOn(await write.restore(id), now.content, undefined)),
    /** Sends what waits on this device when the form is opened or the signal is back. */
    wake() {
      failed = 0
      if (now.state.kind === 'kept' || now.state.kind === 'waiting') later(0)
    },
    isSafe: () => now.state.kind === 'untouched' || now.state.kind === 'saved',
    /** The form is left: what waits goes out at once, and stays on the device if it does not get through. */
    async end() {
      isOver = true
      clearTimeout(timer)
      const { kind } = now.state
      if (savesAlong() && (kind === 'waiting' || kind === 'kept')) await flush()
    },
    /** The form is shown again. */
    begin() {
      isOver = false
    },
  }
}

export type Saver = ReturnType<typeof createSaver>

function stateAfter(failure: Exclude<Failure, { kind: 'stale' }>): SaveState {
  if (failure.kind === 'gone') return { kind: 'gone' }
  if (failure.kind === 'refused') return failure
  return { kind: 'kept', isOffline: failure.kind === 'lost' && failure.isOffline }
}
