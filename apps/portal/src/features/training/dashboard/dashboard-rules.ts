import type { CourseWire, MissingWire, MyCourseWire } from '@fathom/contract/training'

/** RT-08: finds the course in the URL by enrollment or package id. */
export const findWanted = (courses: readonly MyCourseWire[], wanted: string | undefined) => {
  const id = wanted?.toLowerCase()
  return courses.find(({ enrolmentId, packageId }) => enrolmentId === id || packageId === id)
}

/** The front course: the requested one, else one in progress, else the last used. */
export function frontCourse(courses: readonly MyCourseWire[], wanted?: string): MyCourseWire | undefined {
  return findWanted(courses, wanted) ?? courses.find(({ next }) => next !== null) ?? courses[0]
}

/** Whether something is left to do in it. */
export const isUnderWay = ({ next, missing, certifiedAt }: MyCourseWire): boolean =>
  certifiedAt === null && (next !== null || missing.some(({ state }) => state !== 'done'))

/** How much of each kind is left until the certification. */
type ToGo = {
  lessons: number
  exams: number
  forms: number
  skills: number
  dives: number
  photos: number
  stores: number
}

const KIND = { release: 'forms', medical: 'forms', photo: 'photos', store: 'stores' } as const

export function toGo(missing: readonly MissingWire[]): ToGo {
  const left: ToGo = { lessons: 0, exams: 0, forms: 0, skills: 0, dives: 0, photos: 0, stores: 0 }
  for (const step of missing) {
    if (step.state === 'done') continue
    if (step.step === 'theory') {
      left.lessons += Math.max(0, step.last - step.first + 1)
      left.exams += step.withExam ? 1 : 0
    } else if (step.step === 'skills' || step.step === 'dives') left[step.step] += step.of - step.done
    else left[KIND[step.step]] += 1
  }
  return left
}

/** LE-06: everything that the list of steps shows as left. */
export const mainThings = (left: ToGo): (keyof ToGo)[] =>
  (['lessons', 'exams', 'forms', 'skills', 'dives', 'photos', 'stores'] as const).filter(
    (kind) => left[kind] > 0,
  )

type Given = {
  recommended: readonly CourseWire[]
  entry: readonly CourseWire[]
  mine: readonly MyCourseWire[]
}

const MOST = 3

/**
 * Two rows of courses without duplicates and without the user's own courses. New users see the entry courses
 * first (VA-10); others see recommendations first.
 */
export function shelves({ mine, recommended, entry }: Given) {
  const seen = new Set(mine.map(({ packageId }) => packageId))
  const take = (courses: readonly CourseWire[]) => {
    const taken = courses.filter(({ packageId }, at) => {
      const isFirst = courses.findIndex((one) => one.packageId === packageId) === at
      return isFirst && !seen.has(packageId)
    })
    const shown = taken.slice(0, MOST)
    for (const { packageId } of shown) seen.add(packageId)
    return shown
  }
  const isNewcomer = mine.length === 0
  return {
    first: take(isNewcomer ? entry : recommended),
    more: take(isNewcomer ? recommended : entry),
  }
}
