import { EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import type { TitleOf } from '../../courses/use-courses.ts'
import { isDiveChosen, skillsIn, withChoice } from './course-choice.ts'

const titleOf: TitleOf = ({ course, number, adventureDive }) =>
  adventureDive ?? (course && number ? `${course} ${number}` : undefined)

const named = (course: string, dives: number) => ({ course, title: course, isConfinedWater: false, dives })
const catalog = {
  titleOf,
  courses: [named('open-water', 4), named('sidemount', 3), named('advanced', 5), named('rescue', 4)],
}

const openWater2 = { ...EMPTY_LOG, course: 'open-water', number: 2, title: 'open-water 2' }

test('choosing another dive of the course renames a title that was just the dive name', () => {
  expect(withChoice(openWater2, { number: 3 }, catalog)).toMatchObject({ number: 3, title: 'open-water 3' })
  expect(withChoice({ ...openWater2, title: 'With the turtles' }, { number: 3 }, catalog).title).toBe(
    'With the turtles',
  )
})

test('skills of the previous dive are removed; shared ones and those added by hand stay', () => {
  const chosen = { ...openWater2, skills: ['air-depletion', 'mask-clearing', 'lift-bag'] }
  expect(withChoice(chosen, { number: 1 }, catalog).skills).toEqual(['mask-clearing', 'lift-bag'])
})

test('a dive that the new course does not have is cleared, and so is the adventure dive', () => {
  const next = withChoice(openWater2, { course: 'sidemount', number: 5 }, catalog)
  expect(next).toMatchObject({ course: 'sidemount', number: null })
  const deep = withChoice(
    { ...EMPTY_LOG, course: 'advanced', number: 1, adventureDive: 'deep' },
    { course: 'rescue' },
    catalog,
  )
  expect(deep.adventureDive).toBeNull()
})

test('an adventure dive adds its own skills', () => {
  expect(skillsIn({ ...EMPTY_LOG, course: 'advanced', number: 1, adventureDive: 'night' })).toContain(
    'light-signals',
  )
  expect(skillsIn({ ...EMPTY_LOG, course: 'advanced', number: 1 })).toEqual([])
  expect(skillsIn({ ...EMPTY_LOG, course: 'unheard-of', number: 1 })).toEqual([])
})

test('[LE-05] a dive of a course that only the catalog knows can be chosen', () => {
  const next = withChoice(EMPTY_LOG, { course: 'sidemount', number: 3 }, catalog)
  expect(next).toMatchObject({ course: 'sidemount', number: 3, title: 'sidemount 3' })
  expect(isDiveChosen({ ...EMPTY_LOG, ...next })).toBe(true)
  expect(isDiveChosen({ ...EMPTY_LOG, course: 'advanced', number: 1 })).toBe(false)
})
