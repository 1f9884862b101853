import { expect, test } from 'vitest'
import { courseProblem, divesOf, hasAdventureDives, isNamedCourse, skillsOf } from './courses.ts'
import { ADVENTURE_DIVES, isAdventureDive, SKILLS } from './skills.ts'

/** The courses that we know the skills of, and how many dives they usually have. */
const KNOWN = {
  'confined-water': 5,
  'open-water': 4,
  rescue: 4,
  nitrox: 2,
  'discover-scuba': 1,
  buoyancy: 2,
  night: 3,
  'dry-suit': 2,
}
const known = Object.entries(KNOWN).map(([course, dives]) => ({ course, dives }))

test('[RT-17] every dive of every known course offers skills to choose from', () => {
  for (const each of known) for (const { skills } of divesOf(each)) expect(skills.length).toBeGreaterThan(1)
  for (const skills of Object.values(ADVENTURE_DIVES)) expect(skills.length).toBeGreaterThan(1)
})

test('every skill belongs to a dive, and the adventure dive determines the skills of the advanced course', () => {
  const offered = new Set<string>([
    ...known.flatMap((each) => divesOf(each).flatMap(({ skills }) => skills)),
    ...Object.values(ADVENTURE_DIVES).flat(),
  ])
  expect(SKILLS.filter((skill) => !offered.has(skill))).toEqual([])
  expect(skillsOf('advanced', 1, 'deep')).toContain('narcosis-test')
  expect(skillsOf('advanced', 1)).toEqual([])
  expect([hasAdventureDives('advanced'), hasAdventureDives('open-water')]).toEqual([true, false])
})

test('[LE-05] the catalog says how many dives a course has, known to us or not', () => {
  expect(divesOf({ course: 'sidemount', dives: 2 })).toEqual([
    { number: 1, skills: [] },
    { number: 2, skills: [] },
  ])
  const six = divesOf({ course: 'open-water', dives: 6 })
  expect([six.length, six[3]?.skills.length, six[5]?.skills]).toEqual([6, 5, []])
})

test('[LE-05] a dive must be one that the catalog requires', () => {
  const catalog = [{ course: 'sidemount', dives: 2 }]
  const problem = (course: string | null, number: number | null) => courseProblem(catalog, { course, number })
  expect([problem('sidemount', 1), problem('sidemount', 2), problem(null, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(problem('nitrox', 1)).toBe('course-unknown')
  for (const number of [0, 3, 1.5, null]) expect(problem('sidemount', number)).toBe('course-dive-unknown')
})

test('an unknown course or adventure dive has no skills', () => {
  expect([isNamedCourse('open-water'), isNamedCourse('toString')]).toEqual([true, false])
  expect([isAdventureDive('deep'), isAdventureDive('constructor')]).toEqual([true, false])
  expect(skillsOf('constructor', 1)).toEqual([])
})
