import { expect, test } from 'vitest'
import { divesOf, hasAdventureDives, isTrainingCourse, skillsOf, TRAINING_COURSES } from './courses.ts'
import { ADVENTURE_DIVES, isAdventureDive, SKILLS } from './skills.ts'

test('[RT-17] every dive of every course offers skills to choose from', () => {
  for (const course of TRAINING_COURSES.filter((each) => !hasAdventureDives(each)))
    for (const { number } of divesOf(course)) expect(skillsOf(course, number).length).toBeGreaterThan(1)
  for (const skills of Object.values(ADVENTURE_DIVES)) expect(skills.length).toBeGreaterThan(1)
})

test('every skill belongs to a dive, and the adventure dive determines the skills of the advanced course', () => {
  const offered = new Set<string>([
    ...TRAINING_COURSES.flatMap((course) => divesOf(course).flatMap(({ skills }) => skills)),
    ...Object.values(ADVENTURE_DIVES).flat(),
  ])
  expect(SKILLS.filter((skill) => !offered.has(skill))).toEqual([])
  expect(skillsOf('advanced', 1, 'deep')).toContain('narcosis-test')
  expect(skillsOf('advanced', 1)).toEqual([])
})

test('an unknown course or adventure dive has no skills', () => {
  expect([isTrainingCourse('open-water'), isTrainingCourse('toString')]).toEqual([true, false])
  expect([isAdventureDive('deep'), isAdventureDive('constructor')]).toEqual([true, false])
})
