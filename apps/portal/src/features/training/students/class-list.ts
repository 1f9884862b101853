import type { StudentsWire } from '@fathom/contract/training'
import { isFound, isInClass } from '@fathom/domain/training'

type Student = StudentsWire[number]
export type StudentCourse = Student['courses'][number]
export type StudentState = StudentCourse['state']

/** One student in one course, the unit of a class. */
export type Place = { student: Student; course: StudentCourse }

/** Ordered by who needs attention first. */
const STATES = [
  'stuck',
  'certifiable',
  'uncleared',
  'ready',
  'going',
  'certified',
] as const satisfies readonly StudentState[]
export const FILTERS = ['all', ...STATES] as const

export type ClassView = { state: (typeof FILTERS)[number]; course: string; search: string }

export const EVERYBODY: ClassView = { state: 'all', course: '', search: '' }

export const isUnderWay = (state: StudentState) => state !== 'certified'

export const placesOf = (students: StudentsWire): Place[] =>
  students.flatMap((student) => student.courses.map((course) => ({ student, course })))

const matches = ({ student, course }: Place, view: Omit<ClassView, 'state'>): boolean =>
  (view.course === '' || course.packageId === view.course) &&
  isFound(view.search, [student.name, student.affiliateId, student.memberName, course.title])

type Class = {
  counts: Record<ClassView['state'], number>
  groups: readonly { state: StudentState; places: readonly Place[] }[]
  shown: number
}

const isIn =
  (filter: ClassView['state']) =>
  ({ course }: Place): boolean =>
    isInClass(filter, course)

/** The class as displayed: groups by progress, and the number of results per filter. */
export function classOf(students: StudentsWire, view: ClassView): Class {
  const found = placesOf(students).filter((place) => matches(place, view))
  const inState = (state: StudentState) => found.filter(({ course }) => course.state === state)
  const all = STATES.map((state) => ({ state, places: inState(state) }))
  const shown = all.map(({ state, places }) => ({ state, places: places.filter(isIn(view.state)) }))
  const groups = shown.filter(({ places }) => places.length > 0)
  const counted = FILTERS.map((filter) => [filter, found.filter(isIn(filter)).length])
  return {
    counts: Object.fromEntries(counted) as Class['counts'],
    groups,
    shown: new Set(groups.flatMap(({ places }) => places).map(({ student }) => student.affiliateId)).size,
  }
}

/** Everyone who is taught, those who need attention first. */
export const everyoneOf = (students: StudentsWire): Place[] =>
  classOf(students, EVERYBODY).groups.flatMap(({ places }) => [...places])

/** The courses of a class without duplicates, by name. */
export function coursesOf(students: StudentsWire): { packageId: string; title: string }[] {
  const titles = new Map(placesOf(students).map(({ course }) => [course.packageId, course.title]))
  return [...titles]
    .map(([packageId, title]) => ({ packageId, title }))
    .sort((one, other) => one.title.localeCompare(other.title))
}
