import type { ExamAnswersWire, ExamLaunchWire } from '@fathom/contract/training'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../shared/offline/pending-marks.ts'

/** What the server doesn't have yet of one sitting of an exam, stored on this device. */
export type StoredExam = {
  sitting: string
  affiliateId: number
  launch: ExamLaunchWire
  /** The number of its last call. */
  sequence: number
  /** In order. What is added later is merged into the last one that was never sent. */
  calls: readonly ExamAnswersWire[]
  /** How many of them were sent without an answer: they're repeated as they are, so the server knows them. */
  tried: number
}

export type ExamStore = DeviceStore<StoredExam>

export const deviceExams: ExamStore = markedStore(
  deviceEncryptedStore<StoredExam>('exam-sittings'),
  'exams.waiting',
)

export const examLock = (sitting: string) => `fathom.exam.${sitting}`

type Change = Omit<ExamAnswersWire, 'sitting' | 'sequence'>

export function withChange(stored: StoredExam, change: Change): StoredExam {
  const { sitting, calls, tried, sequence } = stored
  const last = calls.length > tried ? calls.at(-1) : undefined
  if (!last)
    return {
      ...stored,
      sequence: sequence + 1,
      calls: [...calls, { sitting, sequence: sequence + 1, ...change }],
    }
  const merged = {
    ...last,
    ...change,
    given: { ...last.given, ...change.given },
    startedAt: last.startedAt ?? change.startedAt,
  }
  return { ...stored, calls: [...calls.slice(0, -1), merged] }
}

/** All answers as this device knows them: what the server had, and what it doesn't have yet. */
export function givenIn({ launch, calls }: Pick<StoredExam, 'launch' | 'calls'>): Record<string, number> {
  const all = Object.assign({}, launch.exam.given, ...calls.map(({ given }) => given))
  return Object.fromEntries(
    Object.entries(all as ExamAnswersWire['given']).flatMap(([id, position]) =>
      position === null ? [] : [[id, position]],
    ),
  )
}
