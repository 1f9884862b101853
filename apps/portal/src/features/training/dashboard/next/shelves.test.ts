import { expect, test } from 'vitest'
import { aCatalogueCourse, aMyCourse, OPEN_WATER } from '../../a-course.ts'
import { shelves } from './shelves.ts'

const [mine, buoyancy, nitrox, night, dry] = [OPEN_WATER, 'buoyancy', 'nitrox', 'night', 'dry'].map((id) =>
  aCatalogueCourse(id),
) as [ReturnType<typeof aCatalogueCourse>, ...ReturnType<typeof aCatalogueCourse>[]]
const offers = {
  recommended: [buoyancy, nitrox].filter((course) => course !== undefined),
  entry: [mine],
  specialties: [nitrox, night, dry].filter((course) => course !== undefined),
}
const ids = (all: ReturnType<typeof shelves>) =>
  all.map(({ kind, courses }) => [kind, courses.map(({ packageId }) => packageId)])

test('no course is offered twice, and none that one takes already', () => {
  expect(ids(shelves({ ...offers, mine: [aMyCourse()] }))).toEqual([
    ['recommended', ['buoyancy', 'nitrox']],
    ['specialties', ['night', 'dry']],
    ['entry', []],
  ])
})

test('[VA-10] whoever has no course yet sees the entry courses first', () => {
  expect(ids(shelves({ ...offers, mine: [] }))[0]).toEqual(['entry', [OPEN_WATER]])
})
