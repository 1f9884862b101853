import type { StudentsWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { LEARNING_KEY } from '../learning-key.ts'
import { type ClassView, EVERYBODY } from './class-list.ts'

/** The name under which they are stored on the device. */
export const STUDENTS = 'students'

/** SC-16: all students of the user or the user's store. */
export const studentsQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: [...LEARNING_KEY, 'students', affiliateId, culture],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: STUDENTS }, () =>
        http.get<StudentsWire>('learning', 'students', { query: { culture }, signal }),
      ),
    ...ALSO_OFFLINE,
  })

/** LE-10: the same for a spreadsheet, as far as they are shown. */
export const exportMyStudents = (
  { http }: Pick<Calls, 'http'>,
  { state, course, search }: ClassView,
  culture: string,
) =>
  http.download('learning', 'students.csv', {
    query: {
      culture,
      ...(state !== EVERYBODY.state && { state }),
      ...(course && { course }),
      ...(search && { search }),
    },
  })
