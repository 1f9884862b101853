import { logCourses } from '@fathom/contract/logbook'
import { type AdventureDive, isNamedCourse, type LogCourse } from '@fathom/domain/logbook'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ALSO_OFFLINE, answerThenStored } from '../../../shared/offline/answer-then-stored.ts'
import { devicePerson } from '../../../shared/offline/device-person.ts'

export type CourseChoice = {
  course: string | null
  number: number | null
  adventureDive: AdventureDive | null
}

/** Returns the name of a dive of a course in the reader's language. */
export type TitleOf = (choice: CourseChoice) => string | undefined

/** The name of the stored answer. */
export const LOG_COURSES = 'log-courses'

/** LE-05: the courses of the catalog whose dives are logged; offline, those that are stored. */
export const logCoursesQuery = ({ graph }: Pick<Calls, 'graph'>, locale: string) =>
  queryOptions({
    queryKey: ['logbook', 'courses', locale],
    queryFn: ({ signal }): Promise<LogCourse[]> =>
      answerThenStored({ affiliateId: devicePerson(), name: LOG_COURSES }, async () =>
        (await graph.request(logCourses, {}, { signal })).logCourses.map(({ confined_water, ...course }) => ({
          ...course,
          isConfinedWater: confined_water,
        })),
      ),
    staleTime: 5 * 60_000,
    ...ALSO_OFFLINE,
  })

/** The courses to choose from, and how each and its dives are called. */
export function useCourses() {
  const { t, locale } = useTranslator('logbook')
  const query = useQuery(logCoursesQuery(useCalls(), locale))
  const courses = query.data ?? []
  const nameOf = (course: string): string => {
    if (isNamedCourse(course)) return t(`logbook.course.${course}`)
    const found = courses.find((each) => each.course === course)
    if (!found) return course
    return found.isConfinedWater ? t('logbook.confinedWaterOf', { course: found.title }) : found.title
  }
  const titleOf: TitleOf = ({ course, number, adventureDive }) => {
    if (adventureDive) return t(`logbook.adventureDive.${adventureDive}`)
    if (!course || number === null) return undefined
    return isNamedCourse(course)
      ? t(`logbook.courseDive.${course}`, { number })
      : t('logbook.diveOfCourse', { course: nameOf(course), number })
  }
  return { courses, query, nameOf, titleOf }
}
