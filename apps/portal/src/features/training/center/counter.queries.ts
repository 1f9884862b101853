import type { CenterStudentsWire, CenterStudentWire } from '@fathom/contract/training'
import type { ClassesWire, ClassSessionWire, ClassWire } from '@fathom/contract/training/classes'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { CLASSES_KEY } from '../classes-key.ts'
import { EVERYONE, searchStudents } from './center.queries.ts'

type Http = Pick<Calls, 'http'>
type Reader = { affiliateId: number; culture: string }

type TodaysClass = { record: ClassWire; sessions: readonly ClassSessionWire[] }

/** Everything that the counter needs, so that it's read offline as a whole. */
export type Counter = Pick<CenterStudentsWire, 'instructors'> & {
  loadedAt: string
  today: readonly TodaysClass[]
  /** Those who need attention first; the others are found by the server. */
  students: readonly CenterStudentWire[]
}

/** A session is today if its place has that day. */
export const isToday = ({ date, timeZone }: ClassSessionWire, now: Date): boolean =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now) === date

export const counterQuery = (calls: Http, { affiliateId, culture }: Reader) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'counter', affiliateId, culture],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: 'counter' }, () => loadCounter(calls, culture, signal)),
    ...ALSO_OFFLINE,
  })

async function loadCounter({ http }: Http, culture: string, signal: AbortSignal): Promise<Counter> {
  const now = new Date()
  const query = { culture }
  const [classes, center] = await Promise.all([
    http.get<ClassesWire>('learning', 'classes', { query, signal }),
    searchStudents({ http }, { ...EVERYONE }, culture, signal),
  ])
  const open = classes.flatMap(({ classId, closedAt, sessions }) => {
    const todays = closedAt === null ? sessions.filter((session) => isToday(session, now)) : []
    return todays.length > 0 ? [{ classId, sessions: todays }] : []
  })
  const today = await Promise.all(
    open.map(async ({ classId, sessions }) => ({
      record: await http.get<ClassWire>('learning', 'classes/{classId}', {
        ...{ params: { classId }, query, signal },
      }),
      sessions,
    })),
  )
  return {
    loadedAt: now.toISOString(),
    today,
    students: center.items,
    instructors: center.instructors,
  }
}

/** Found by the server: a dive center has more students than the device has loaded. */
export const foundQuery = (calls: Http, { affiliateId, culture }: Reader, search: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'counter-found', affiliateId, culture, search],
    queryFn: async ({ signal }) =>
      (await searchStudents(calls, { ...EVERYONE, search }, culture, signal)).items,
    enabled: search.trim().length > 1,
    placeholderData: (earlier) => earlier,
  })
