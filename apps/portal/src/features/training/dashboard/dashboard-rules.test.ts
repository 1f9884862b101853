import { expect, test } from 'vitest'
import { aCatalogueCourse, aMyCourse, OPEN_WATER } from '../training.fixture.ts'
import { findWanted, frontCourse, mainThings, shelves, toGo } from './dashboard-rules.ts'

const done = aMyCourse({ enrolmentId: 'e-1', packageId: 'p-1', next: null })
const going = aMyCourse({ enrolmentId: 'e-2', packageId: 'p-2' })
const other = aMyCourse({ enrolmentId: 'e-3', packageId: 'p-3' })

test('[RT-08] the URL brings a course to the front, by enrollment or by package', () => {
  expect(frontCourse([done, going, other], 'e-3')).toBe(other)
  expect(frontCourse([done, going, other], 'P-1')).toBe(done)
  expect(findWanted([done], 'e-9')).toBeUndefined()
})

test('otherwise a course in progress comes first, then the last used', () => {
  expect(frontCourse([done, going, other])).toBe(going)
  expect(frontCourse([done])).toBe(done)
  expect(frontCourse([])).toBeUndefined()
})

test('counts lessons, exam, forms, dives and the photo as left to do', () => {
  expect(toGo(aMyCourse().missing)).toEqual({
    lessons: 3,
    exams: 1,
    forms: 1,
    skills: 0,
    dives: 4,
    photos: 1,
    stores: 0,
  })
  expect(toGo([{ step: 'store', state: 'current' }])).toMatchObject({ stores: 1, photos: 0 })
})

test('[LE-06] one sentence lists everything that the steps show as left', () => {
  const left = { lessons: 3, exams: 1, forms: 1, skills: 2, dives: 4, photos: 1, stores: 1 }
  const all = ['lessons', 'exams', 'forms', 'skills', 'dives', 'photos', 'stores']
  expect(mainThings(left)).toEqual(all)
  expect(mainThings({ ...left, lessons: 0, forms: 0, stores: 0 })).toEqual([
    'exams',
    'skills',
    'dives',
    'photos',
  ])
  expect(mainThings(toGo([]))).toEqual([])
})

const courses = (...ids: string[]) => ids.map((id) => aCatalogueCourse(id))
const offers = {
  recommended: courses('buoyancy', 'nitrox'),
  entry: courses(OPEN_WATER, 'nitrox', 'discover'),
}
const ids = ({ first, more }: ReturnType<typeof shelves>) =>
  [first, more].map((group) => group.map(({ packageId }) => packageId))

test('offers no course twice, and none that the user already takes', () => {
  expect(ids(shelves({ ...offers, mine: [aMyCourse()] }))).toEqual([['buoyancy', 'nitrox'], ['discover']])
})

test('[VA-10] users without a course see the entry courses first', () => {
  expect(ids(shelves({ ...offers, mine: [] }))).toEqual([[OPEN_WATER, 'nitrox', 'discover'], ['buoyancy']])
})

test('a row has three courses', () => {
  const many = { ...offers, recommended: courses('a', 'b', 'c', 'd'), mine: [aMyCourse()] }
  expect(ids(shelves(many))[0]).toEqual(['a', 'b', 'c'])
})
