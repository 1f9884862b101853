import { expect, test } from 'vitest'
import { aCatalogueCourse, aMyCourse, OPEN_WATER } from '../../a-course.ts'
import { shelves } from './course-rows.ts'

const courses = (...ids: string[]) => ids.map((id) => aCatalogueCourse(id))
const offers = {
  recommended: courses('buoyancy', 'nitrox'),
  entry: courses(OPEN_WATER, 'discover'),
  specialties: courses('nitrox', 'night'),
}
const ids = ({ first, more }: ReturnType<typeof shelves>) =>
  [first, more].map((shelf) => shelf.map(({ packageId }) => packageId))

test('offers no course twice, and none that the user already takes', () => {
  expect(ids(shelves({ ...offers, mine: [aMyCourse()] }))).toEqual([
    ['buoyancy', 'nitrox'],
    ['night', 'discover'],
  ])
})

test('[VA-10] users without a course see the entry courses first', () => {
  expect(ids(shelves({ ...offers, mine: [] }))).toEqual([
    [OPEN_WATER, 'discover'],
    ['buoyancy', 'nitrox'],
  ])
})

test('a row has three courses', () => {
  const many = { ...offers, recommended: courses('a', 'b', 'c', 'd'), mine: [aMyCourse()] }
  expect(ids(shelves(many))[0]).toEqual(['a', 'b', 'c'])
})
