import type {
  AssessmentResultsWire,
  CourseReportWire,
  ERecordArchiveWire,
  ERecordWire,
  MyCourseWire,
} from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { LEARNING_KEY } from '../learning-key.ts'

type Http = Pick<Calls, 'http'>

/** Which record: of a course or an enrollment, the user's own or a student's, in the reader's language. */
export type RecordOf = { id: string; student: number | undefined; culture: string }

/** A student's records have their own endpoints (CA-13, CA-16). */
const pathOf = ({ student }: RecordOf, what: string) =>
  student === undefined ? `courses/{id}/${what}` : `courses/{id}/instructor/${what}`

const optionsOf = ({ id, student, culture }: RecordOf) => ({
  params: { id },
  query: { affiliateId: student, culture },
})

const keyOf = (what: string, { id, student, culture }: RecordOf) =>
  [...LEARNING_KEY, what, student ?? 'mine', id, culture] as const

/** CA-13 */
export const resultsQuery = ({ http }: Http, of: RecordOf) =>
  queryOptions({
    queryKey: keyOf('results', of),
    queryFn: ({ signal }) =>
      http.get<AssessmentResultsWire>('learning', pathOf(of, 'assessmentresults'), {
        ...optionsOf(of),
        signal,
      }),
  })

/** CA-14: only for the user's own courses. */
export const reportQuery = ({ http }: Http, of: RecordOf) =>
  queryOptions({
    queryKey: keyOf('report', of),
    queryFn: ({ signal }) =>
      http.get<CourseReportWire>('learning', 'courses/{id}/report', { ...optionsOf(of), signal }),
  })

export const recordQuery = ({ http }: Http, of: RecordOf) =>
  queryOptions({
    queryKey: keyOf('record', of),
    queryFn: ({ signal }) =>
      http.get<ERecordWire>('learning', pathOf(of, 'eRecord'), { ...optionsOf(of), signal }),
  })

/** CA-16 */
export const archiveQuery = ({ http }: Http, of: RecordOf) =>
  queryOptions({
    queryKey: keyOf('archive', of),
    queryFn: ({ signal }) =>
      http.get<ERecordArchiveWire>('learning', pathOf(of, 'eRecord/archive'), { ...optionsOf(of), signal }),
  })

/** The PDF needs the bearer token, so a plain link won't work. */
export const fetchPdf = ({ http }: Http, of: RecordOf): Promise<Blob> =>
  http.download('learning', pathOf(of, 'eRecord.pdf'), optionsOf(of))

/** The courses that a student takes with the user or the user's store. */
export const studentCoursesQuery = ({ http }: Http, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: [...LEARNING_KEY, 'student-courses', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<MyCourseWire[]>('learning', 'students/{affiliateId}/courses', {
        params: { affiliateId },
        query: { culture },
        signal,
      }),
  })
