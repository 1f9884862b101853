import type { StudentsWire } from '@fathom/contract/training'

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

const placesOf = (students: StudentsWire): Place[] =>
  students.flatMap((student) => student.courses.map((course) => ({ student, course })))

/** Normalizes text for search, ignoring case and accents. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

const matches = ({ student, course }: Place, view: Omit<ClassView, 'state'>): boolean => {
  if (view.course !== '' && course.packageId !== view.course) return false
  const text = plain([student.name, student.memberName, course.title].join(' '))
  return plain(view.search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

type Class = {
  counts: Record<ClassView['state'], number>
  groups: readonly { state: StudentState; places: readonly Place[] }[]
  shown: number
}

/**
 * TS-04: "Not cleared" is everyone in the class whose forms aren't in order, however far their theory is. The other
 * filters are the states.
 */
const isIn =
  (filter: ClassView['state']) =>
  ({ course: { state, formsInTheWay } }: Place): boolean => {
    if (filter === 'all') return isUnderWay(state)
    if (filter === 'uncleared') return isUnderWay(state) && formsInTheWay.length > 0
    return state === filter
  }

/**
 * The class as displayed: groups by progress, and the number of results per filter. Certified students have
 * left the class and appear only on request.
 */
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
    shown: groups.reduce((sum, { places }) => sum + places.length, 0),
  }
}

/** The courses of a class without duplicates, by name. */
export function coursesOf(students: StudentsWire): { packageId: string; title: string }[] {
  const titles = new Map(placesOf(students).map(({ course }) => [course.packageId, course.title]))
  return [...titles]
    .map(([packageId, title]) => ({ packageId, title }))
    .sort((one, other) => one.title.localeCompare(other.title))
}
