import { randomUUID } from 'node:crypto'
import type {
  ClassChangeWire,
  ClassChoicesWire,
  ClassWire,
  SessionChangeWire,
} from '@fathom/contract/training/classes'
import type { Caller } from '@fathom/testing/world'
import { OPEN_WATER } from '../training.fixture.ts'

const KAI = 500001
export const HARBOUR = 7001

type Called = { call(person: string): Caller }

const aSession = (overrides: Partial<SessionChangeWire> = {}): SessionChangeWire => ({
  ...{ kind: 'pool', date: '2026-05-14', startsAt: '09:00', endsAt: '12:30', timeZone: 'Africa/Cairo' },
  ...{ place: 'Pool of the Reef Hotel', note: '', dives: [1], version: 0 },
  ...overrides,
})

/** What a person does with classes, as the portal calls it. */
export function classesOf(world: Called, person: string) {
  const caller = world.call(person)
  const answered = async (answer: Response) => ({
    status: answer.status,
    body: answer.status === 204 ? null : await answer.json(),
  })
  const choices = async (): Promise<ClassChoicesWire> =>
    (await caller.get('/api/learning/class-choices')).json()
  const put = async (path: string, body: unknown) =>
    answered(await caller.put(`/api/learning/classes/${path}`, body))
  return {
    choices,
    put,
    /** The enrollments in the open-water course that this person can make a class of. */
    enrolments: async () =>
      (await choices()).students
        .filter(({ packageId }) => packageId === OPEN_WATER)
        .map(({ enrolmentId }) => enrolmentId),
    save: (classId: string, change: Partial<ClassChangeWire> = {}) =>
      put(classId, {
        ...{ name: 'Open water, May', packageId: OPEN_WATER, memberNumber: KAI, storeNumber: HARBOUR },
        ...{ enrolmentIds: [], version: 0 },
        ...change,
      }),
    read: async (classId: string): Promise<ClassWire> =>
      (await caller.get(`/api/learning/classes/${classId}`)).json(),
    get: async (path: string) => answered(await caller.get(`/api/learning/${path}`)),
    text: async (path: string) => (await caller.get(`/api/learning/classes/${path}`)).text(),
    session: (classId: string, sessionId: string, change: Partial<SessionChangeWire> = {}) =>
      put(`${classId}/sessions/${sessionId}`, aSession(change)),
    removeSession: async (classId: string, sessionId: string) =>
      answered(await caller.delete(`/api/learning/classes/${classId}/sessions/${sessionId}`)),
    mark: (
      of: { classId: string; sessionId: string },
      marks: readonly [string, 'present' | 'absent' | null][],
      at?: string,
    ) =>
      put(`${of.classId}/sessions/${of.sessionId}/attendance`, {
        marks: marks.map(([enrolmentId, mark]) => ({ enrolmentId, mark })),
        at,
      }),
    /** Each enrollment with the name that was shown for it. */
    signOff: async (of: { classId: string; sessionId: string }, shown: Readonly<Record<string, string>>) =>
      answered(
        await caller.post(`/api/learning/classes/${of.classId}/sessions/${of.sessionId}/sign-off`, {
          students: Object.entries(shown).map(([enrolmentId, name]) => ({ enrolmentId, name })),
        }),
      ),
  }
}

export const newId = () => randomUUID()
