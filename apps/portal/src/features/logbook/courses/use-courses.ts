import { logCourses } from '@fathom/contract/logbook'
import { type AdventureDive, isNamedCourse, type LogCourse } from '@fathom/domain/logbook'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ALSO_OFFLINE, type AnswerPlace, askOrStored } from '../../../shared/offline/stored-answers.ts'

export type CourseChoice = {
  course: string | null
  number: number | null
  adventureDive: AdventureDive | null
}

/** Returns the name of a dive of a course in the reader's language. */
export type TitleOf = (choice: CourseChoice) => string | undefined

const KEY = 'fathom.logCourses'

/** The catalog is the same for everyone, so it isn't encrypted and stays when the person signs out. */
const onDevice: AnswerPlace<LogCourse[]> = {
  find: async () => {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '') as LogCourse[]
    } catch {
      return undefined
    }
  },
  put: async (courses) => localStorage.setItem(KEY, JSON.stringify(courses)),
}

/** LE-05: the courses of the catalog whose dives are logged; offline, those of the last visit. */
export const logCoursesQuery = ({ graph }: Pick<Calls, 'graph'>, locale: string) =>
  queryOptions({
    queryKey: ['logbook', 'courses', locale],
    queryFn: async ({ signal }): Promise<LogCourse[]> => {
      const ask = async () => (await graph.request(logCourses, {}, { signal })).logCourses
      const { answer } = await askOrStored(onDevice, async () =>
        (await ask()).map(({ confined_water, ...course }) => ({
          ...course,
          isConfinedWater: confined_water,
        })),
      )
      return answer
    },
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
