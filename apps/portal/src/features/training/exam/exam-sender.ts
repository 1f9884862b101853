import type { ExamAnswersWire, ExamWire } from '@fathom/contract/training'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed, isFinal } from '../../../shared/http/index.ts'
import type { SaveState } from '../player/outbox/sender.ts'
import { received, serverNow, withStart } from './exam-clock.ts'
import { type ExamStore, givenIn, type StoredExam, withChange } from './stored-exam.ts'

/** The calls of an exam, as the sender needs them. */
export type ExamCalls = {
  start: (attemptId: string) => Promise<ExamWire>
  send: (attemptId: string, answers: ExamAnswersWire) => Promise<ExamWire>
  get: (attemptId: string) => Promise<ExamWire>
}

export const examCalls = ({ http }: Pick<Calls, 'http'>): ExamCalls => ({
  start: async (attemptId) =>
    received(
      await http.post<ExamWire>('learning', 'attempts/{attemptId}/exam/start', { params: { attemptId } }),
    ),
  send: async (attemptId, body) =>
    received(
      await http.put<ExamWire>('learning', 'attempts/{attemptId}/exam', { params: { attemptId }, body }),
    ),
  get: async (attemptId) =>
    received(await http.get<ExamWire>('learning', 'attempts/{attemptId}/exam', { params: { attemptId } })),
})

export type ExamState = {
  exam: ExamWire
  /** The answers as this device shows them. */
  given: Readonly<Record<string, number>>
  saving: SaveState['kind']
  isHandedIn: boolean
  /** It was handed in somewhere else first, so what was answered here afterwards doesn't count. */
  isElsewhere: boolean
}

export type ExamSender = ReturnType<typeof createExamSender>

/** `current`: the call has nothing left to do, and this is the exam as the server has it. */
type Delivered = { kind: 'saved' | 'current'; exam: ExamWire } | { kind: 'waiting' | 'refused' }

/** The server has stored the answers of such a call, or doesn't take any more: only it knows the exam's state. */
const SETTLED = ['exam-handed-in', 'exam-unanswered', 'exam-attempts-used']

const isSettled = (cause: unknown) => cause instanceof CallFailed && SETTLED.includes(cause.problem ?? '')

async function deliver(
  { send, get }: ExamCalls,
  attemptId: string,
  call: ExamAnswersWire,
): Promise<Delivered> {
  try {
    return { kind: 'saved', exam: await send(attemptId, call) }
  } catch (cause) {
    if (!isSettled(cause)) return { kind: isFinal(cause) ? 'refused' : 'waiting' }
    const exam = await get(attemptId).catch(() => undefined)
    return exam ? { kind: 'current', exam } : { kind: 'waiting' }
  }
}

/** What is left to send after a call was answered. */
function after(stored: StoredExam, delivered: Delivered): StoredExam {
  if (delivered.kind === 'waiting') return stored
  const calls = delivered.kind === 'saved' ? stored.calls.slice(1) : []
  const exam = 'exam' in delivered ? delivered.exam : stored.launch.exam
  return { ...stored, calls, tried: 0, launch: { ...stored.launch, exam } }
}

/** An exam that an earlier version stored on this device doesn't say this. */
const UNKNOWN = { attempts: { left: 1, nextAt: null }, time: null, readAloud: false }

const changeAt = (answeredAt: string) => ({
  given: {},
  handIn: false,
  handedInAt: null,
  startedAt: null,
  answeredAt,
})

type Change = Parameters<typeof withChange>[1]

const actionsOf = (add: (change: Change) => Promise<void>, now: () => string) => ({
  answer: (id: string, position: number, seconds: number) =>
    add({ ...changeAt(now()), given: { [id]: position }, seconds }),
  handIn: (seconds: number) => add({ ...changeAt(now()), seconds, handIn: true, handedInAt: now() }),
})

const firstState = (start: StoredExam): ExamState => ({
  exam: withStart({ ...UNKNOWN, ...start.launch.exam }, start.calls),
  given: givenIn(start),
  saving: start.calls.length > 0 ? 'waiting' : 'saved',
  isHandedIn: start.calls.some(({ handIn }) => handIn),
  isElsewhere: false,
})

/** The state as the screen follows it. */
function publisherOf(first: ExamState) {
  const listeners = new Set<() => void>()
  let state = first
  return {
    state: () => state,
    publish(next: Partial<ExamState>) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What the screen shows of an exam after a call was answered. */
function shownAfter(stored: StoredExam, before: ExamState): Partial<ExamState> {
  const { exam } = stored.launch
  // The result names the sitting that handed the exam in, so it doesn't matter which way it came.
  const isNews = before.exam.result === null && exam.result !== null
  return {
    exam: withStart(exam, stored.calls),
    given: exam.result ? exam.given : givenIn(stored),
    isHandedIn: exam.result !== null || stored.calls.some(({ handIn }) => handIn),
    isElsewhere: isNews ? exam.result?.handedInBy !== stored.sitting : before.isElsewhere,
  }
}

/**
 * Sends the answers of one sitting in order, each call until it's answered; what is pending is stored on the
 * device first, so that an exam survives a lost connection and a closed tab.
 */
export function createExamSender(start: StoredExam, exams: ExamStore, calls: ExamCalls) {
  const { state, publish, subscribe } = publisherOf(firstState(start))
  let stored = start
  let run: Promise<void> | undefined
  let written: Promise<unknown> = Promise.resolve()
  const { attemptId } = start.launch.attempt

  const now = () => serverNow(state().exam).toISOString()
  const store = () => {
    const current = stored
    written = written.then(() =>
      current.calls.length > 0 ? exams.put(current.sitting, current) : exams.remove(current.sitting),
    )
    return written
  }
  const settle = async (delivered: Delivered): Promise<void> => {
    stored = after(stored, delivered)
    if (delivered.kind !== 'waiting') await store()
    publish(shownAfter(stored, state()))
  }
  async function sendAll(): Promise<void> {
    for (let call = stored.calls[0]; call; call = stored.calls[0]) {
      publish({ saving: 'saving' })
      stored = { ...stored, tried: 1 }
      const delivered = await deliver(calls, attemptId, call)
      await settle(delivered)
      const saving = delivered.kind === 'current' ? 'saved' : delivered.kind
      if (saving === 'waiting' || stored.calls.length === 0) publish({ saving })
      if (saving === 'waiting') return
    }
  }
  const flush = (): Promise<void> => {
    run ??= sendAll().finally(() => {
      run = undefined
    })
    return run
  }
  async function add(change: Change): Promise<void> {
    stored = withChange(stored, change)
    publish({
      exam: withStart(state().exam, stored.calls),
      given: givenIn(stored),
      saving: 'saving',
      isHandedIn: state().isHandedIn || change.handIn,
    })
    await Promise.all([store(), flush()])
    if (stored.calls.length > 0 && state().saving !== 'waiting') await flush()
  }
  return {
    state,
    subscribe,
    ...actionsOf(add, now),
    /**
     * Starts the time of an exam that has a limit. Its questions come with the start, so this fails offline; only an
     * exam whose questions an earlier version gave out at once starts on this device.
     */
    start: async (seconds: number): Promise<void> => {
      if (state().exam.questions.length > 0) void add({ ...changeAt(now()), seconds, startedAt: now() })
      else await settle({ kind: 'current', exam: await calls.start(attemptId) })
    },
    flush,
    /** Fetches the result when the exam was handed in somewhere, and the attempts when a teacher allows one. */
    refresh: async () => {
      await run
      const isDue = () => stored.calls.length === 0 && state().exam.result?.status !== 'passed'
      const exam = isDue() ? await calls.get(attemptId).catch(() => undefined) : undefined
      // Meanwhile this page may have answered or handed in; then its own call brings the newer exam.
      if (exam && isDue() && (exam.result || !state().exam.result)) await settle({ kind: 'current', exam })
    },
    isSafe: () => stored.calls.length === 0,
    launch: () => stored.launch,
  }
}
