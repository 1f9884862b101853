import type {
  ClassChangeWire,
  ClassChoicesWire,
  ClassesWire,
  ClassSessionWire,
  ClassWire,
  MissedQuestionsWire,
  SessionChangeWire,
  SignedOffWire,
  SignOffRequestWire,
} from '@fathom/contract/training/classes'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { CLASSES_KEY } from '../classes-key.ts'
import { listUnsent } from './attendance-outbox.ts'

type Http = Pick<Calls, 'http'>
type Reader = { affiliateId: number; culture: string }

/** The names under which they are stored on the device. */
export const CLASSES = 'classes'
export const classAnswer = (classId: string) => `class.${classId}`

/** Classes are read offline too, because attendance is taken at the pool. */
export const classesQuery = ({ http }: Http, { affiliateId, culture }: Reader) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'list', affiliateId, culture],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: CLASSES }, () =>
        http.get<ClassesWire>('learning', 'classes', { query: { culture }, signal }),
      ),
    ...ALSO_OFFLINE,
  })

export const classQuery = ({ http }: Http, classId: string, { affiliateId, culture }: Reader) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'class', classId, affiliateId, culture],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: classAnswer(classId) }, () =>
        http.get<ClassWire>('learning', 'classes/{classId}', {
          params: { classId },
          query: { culture },
          signal,
        }),
      ),
    ...ALSO_OFFLINE,
  })

/** Attendance that waits on this device. */
export const unsentQuery = (affiliateId: number, classId: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'unsent', affiliateId, classId],
    queryFn: () => listUnsent(affiliateId, classId),
    networkMode: 'always',
  })

export const questionsQuery = ({ http }: Http, classId: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'questions', classId],
    queryFn: ({ signal }) =>
      http.get<MissedQuestionsWire>('learning', 'classes/{classId}/questions', {
        params: { classId },
        signal,
      }),
  })

export const choicesQuery = ({ http }: Http, { affiliateId, culture }: Reader) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'choices', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<ClassChoicesWire>('learning', 'class-choices', { query: { culture }, signal }),
  })

export const saveClass = ({ http }: Http, classId: string, body: ClassChangeWire) =>
  http.put('learning', 'classes/{classId}', { params: { classId }, body })

export const closeClass = ({ http }: Http, classId: string, isClosed: boolean) =>
  http.put('learning', 'classes/{classId}/closed', { params: { classId }, body: { isClosed } })

const SESSION = 'classes/{classId}/sessions/{sessionId}'
type SessionOf = { classId: string; sessionId: string }

export const saveSession = ({ http }: Http, params: SessionOf, body: SessionChangeWire) =>
  http.put('learning', SESSION, { params, body })

export const deleteSession = ({ http }: Http, params: SessionOf) =>
  http.delete('learning', SESSION, { params })

/** What can be sent again to bring a session back. */
export const changeOf = ({
  begins: _,
  ends: __,
  maySign: ___,
  taughtBy: ____,
  ...session
}: ClassSessionWire) => {
  const { sessionId: _____, ...change } = session
  return change
}

export const signOff = ({ http }: Http, params: SessionOf, students: SignOffRequestWire['students']) =>
  http.post<SignedOffWire>('learning', `${SESSION}/sign-off`, { params, body: { students } })

export const withdrawSignOff = (
  { http }: Http,
  params: { classId: string; signOffId: string },
  reason: string,
) => http.put('learning', 'classes/{classId}/sign-offs/{signOffId}/withdrawal', { params, body: { reason } })

type FileOf = { classId: string; culture: string }

export const exportClass = ({ http }: Http, { classId, culture }: FileOf) =>
  http.download('learning', 'classes/{classId}/students.csv', { params: { classId }, query: { culture } })

export const exportCalendar = ({ http }: Http, { classId, culture }: FileOf) =>
  http.download('learning', 'classes/{classId}/calendar.ics', { params: { classId }, query: { culture } })
