import type { CommittedWire } from '@fathom/contract/training'
import { isFinal } from '../../../../shared/http/index.ts'
import { gather } from './gather.ts'
import type { FreshReport, Report, SittingStore, StoredSitting } from './stored-sitting.ts'

/**
 * `none`: the lesson has reported nothing yet, so nothing is saved. `waiting`: only on this device. `refused`:
 * the server will never accept it.
 */
export type SaveState = { kind: 'none' | 'saved' | 'saving' | 'waiting' | 'refused'; isBeside: boolean }

export type Send = (sitting: StoredSitting, report: Report) => Promise<CommittedWire>

export type Sender = ReturnType<typeof createSender>

/** One take of an exam; each further take is a sitting of its own. */
type Take = { take: number; sitting: string; again?: true }

const reportOf = (
  { state, summary, answers, final, idle }: FreshReport,
  sequence: number,
  { sitting, again }: Take,
): Report => ({
  ...{ sequence, state, summary, answers, final, sitting },
  ...(idle && { idle }),
  ...(again && { again }),
})

/**
 * Sends the reports of one sitting in order, each until it's answered; pending reports are stored on the
 * device first.
 */
export function createSender(start: StoredSitting, sittings: SittingStore, send: Send) {
  const listeners = new Set<() => void>()
  let stored = start
  let state: SaveState = { kind: start.reports.length > 0 ? 'waiting' : 'none', isBeside: false }
  let isOnItsWay = false
  let current: Take = { take: 1, sitting: start.sitting }
  let run: Promise<void> | undefined
  let written: Promise<unknown> = Promise.resolve()

  const publish = (next: Partial<SaveState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const store = () => {
    const now = stored
    written = written.then(() =>
      now.reports.length > 0 ? sittings.put(now.sitting, now) : sittings.remove(now.sitting),
    )
    return written
  }

  async function deliver(report: Report): Promise<'saved' | 'refused' | 'waiting'> {
    isOnItsWay = true
    try {
      const { attemptId, version, isBeside } = await send(stored, report)
      stored = { ...stored, attemptId, version, reports: stored.reports.slice(1) }
      if (isBeside) publish({ isBeside })
      return 'saved'
    } catch (cause) {
      if (!isFinal(cause)) return 'waiting'
      stored = { ...stored, reports: stored.reports.slice(1) }
      return 'refused'
    } finally {
      isOnItsWay = false
    }
  }

  async function sendAll(): Promise<void> {
    for (let report = stored.reports[0]; report; report = stored.reports[0]) {
      publish({ kind: 'saving' })
      const kind = await deliver(report)
      if (kind !== 'waiting') await store()
      if (kind === 'waiting' || stored.reports.length === 0) publish({ kind })
      if (kind === 'waiting') return
    }
  }

  const flush = (): Promise<void> => {
    run ??= sendAll().finally(() => {
      run = undefined
    })
    return run
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Sends the report at once and stores it on the device at the same time, because the tab may be closed in
     * a moment.
     */
    async add(fresh: FreshReport): Promise<void> {
      const { take = 1 } = fresh
      if (take !== current.take) current = { take, sitting: crypto.randomUUID(), again: true }
      const sequence = stored.sequence + 1
      const report = reportOf(fresh, sequence, current)
      stored = { ...stored, sequence, reports: gather(stored.reports, report, isOnItsWay) }
      publish({ kind: 'saving' })
      await Promise.all([store(), flush()])
      // It may have been added at the very end of a run that had already checked.
      if (stored.reports.length > 0 && state.kind !== 'waiting') await flush()
    },
    flush,
    /** The id and version for the next report. */
    attempt: () => ({ attemptId: stored.attemptId, version: stored.version }),
    isSafe: () => stored.reports.length === 0,
  }
}
