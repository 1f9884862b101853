import type { AssignedWire, AssignmentsWire, CenterStudentsWire } from '@fathom/contract/training'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { LEARNING_KEY } from '../learning-key.ts'

type Http = Pick<Calls, 'http'>

/** Empty texts mean: no filter. */
export type CenterView = { search: string; instructor: string; course: string; state: string }

export const EVERYONE: CenterView = { search: '', instructor: '', course: '', state: '' }

const PAGE_SIZE = 50

const queryOf = (view: CenterView, culture: string) => ({
  culture,
  ...Object.fromEntries(Object.entries(view).filter(([, value]) => value !== '')),
})

/** LE-10: the dive center's students, a page at a time. */
export const centerStudentsQuery = ({ http }: Http, affiliateId: number, culture: string, view: CenterView) =>
  infiniteQueryOptions({
    queryKey: [...LEARNING_KEY, 'center', affiliateId, culture, view],
    queryFn: ({ signal, pageParam }) =>
      http.get<CenterStudentsWire>('learning', 'center/students', {
        query: { ...queryOf(view, culture), page: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    placeholderData: (earlier) => earlier,
  })

const MOST_AT_ONCE = 200

/** LE-10: those who match, as many as one call gives. */
export const searchStudents = ({ http }: Http, view: CenterView, culture: string, signal: AbortSignal) =>
  http.get<CenterStudentsWire>('learning', 'center/students', {
    query: { ...queryOf(view, culture), page: 1, pageSize: MOST_AT_ONCE },
    signal,
  })

export const assignInstructors = ({ http }: Http, body: AssignmentsWire) =>
  http.put<AssignedWire>('learning', 'center/students/instructor', { body })

export const exportStudents = ({ http }: Http, view: CenterView, culture: string) =>
  http.download('learning', 'center/students.csv', { query: queryOf(view, culture) })
