import { randomUUID } from 'node:crypto'
import type {
  CommittedWire,
  CommitWire,
  ExamAnswersWire,
  ExamLaunchWire,
  LessonLaunchWire,
  MyCourseWire,
} from '@fathom/contract/training'

export const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
export const RENEWAL = '01920000-0000-7000-8000-000000000002'
export const NITROX = '01920000-0000-7000-8000-000000000003'

type Calls = {
  get(path: string): Promise<Response>
  post(path: string, body?: unknown): Promise<Response>
  put(path: string, body?: unknown): Promise<Response>
}

/** A save of a lesson in progress; pass only the fields that the test is about. */
export function aCommit({
  summary,
  ...overrides
}: Omit<Partial<CommitWire>, 'summary'> & { summary?: Partial<CommitWire['summary']> } = {}): CommitWire {
  return {
    launchToken: '',
    sitting: randomUUID(),
    version: 0,
    sequence: 1,
    state: {},
    answers: [],
    final: false,
    ...overrides,
    summary: { status: 'incomplete', score: null, seconds: 60, place: null, progress: null, ...summary },
  }
}

/** A call that answers an exam; pass only the fields that the test is about. */
export const anAnswer = (overrides: Partial<ExamAnswersWire> = {}): ExamAnswersWire => ({
  sitting: randomUUID(),
  sequence: 1,
  given: {},
  seconds: 60,
  handIn: false,
  startedAt: null,
  answeredAt: null,
  handedInAt: null,
  ...overrides,
})

/** One person's actions in the learning service. */
export function learning(caller: Calls) {
  let launchToken = ''
  const get = async <Wire>(path: string) =>
    (await caller.get(`/api/learning/${path}`)).json() as Promise<Wire>
  return {
    get,
    launch: async (id: string, input?: object) => {
      const answer = await caller.post(`/api/learning/courses/${id}/launch`, input ?? {})
      const launch = (await answer.json()) as LessonLaunchWire
      launchToken = launch.launchToken
      return launch
    },
    launchExam: async (id: string, input?: object) => {
      const path = `/api/learning/courses/${id}/launch`
      return (await (await caller.post(path, { activityId: 'exam', ...input })).json()) as ExamLaunchWire
    },
    startExam: (attemptId: string) => caller.post(`/api/learning/attempts/${attemptId}/exam/start`),
    answer: (attemptId: string, answers: ExamAnswersWire) =>
      caller.put(`/api/learning/attempts/${attemptId}/exam`, answers),
    /** With the token of the last launch. */
    save: async (attemptId: string, commit: CommitWire) =>
      (await (
        await caller.put(`/api/learning/attempts/${attemptId}`, { ...commit, launchToken })
      ).json()) as CommittedWire,
    course: async (packageId: string) =>
      (await get<MyCourseWire[]>('my-courses')).find((course) => course.packageId === packageId),
  }
}
