import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCourse } from '../source/read-course.ts'
import { newLessonState, placeOf, readLessonState, writeLessonState } from './lesson-state.ts'

const courses = [readCourse('open-water', 'en-US'), readCourse('nitrox', 'en-US')]

const anyState = fc
  .record({ pages: fc.integer({ min: 1, max: 10 }), questions: fc.integer({ min: 1, max: 30 }) })
  .chain(({ pages, questions }) =>
    fc.record({
      page: fc.integer({ min: 0, max: pages - 1 }),
      question: fc.integer({ min: 0, max: questions }),
      seen: fc.array(fc.boolean(), { minLength: pages, maxLength: pages }),
      given: fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), {
        minLength: questions,
        maxLength: questions,
      }),
      solved: fc.array(fc.boolean(), { maxLength: 6 }),
    }),
  )

test('[ST-13] restores the exact position in a lesson', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const fresh = newLessonState(state.seen.length, state.given.length, state.solved.length)
      expect(readLessonState(writeLessonState(state), placeOf(state), fresh)).toEqual(state)
    }),
  )
})

test('a lesson opens with any state of another edition, at the page that is still known', () => {
  const fresh = newLessonState(8, 14, 0)
  expect(readLessonState('L1~2~0~111~00-', '5/8', fresh)).toEqual({ ...fresh, page: 4 })
  expect(readLessonState('', '', fresh)).toEqual(fresh)
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, place) => {
      const { page } = readLessonState(text, place, fresh)
      expect(page).toBeGreaterThanOrEqual(0)
      expect(page).toBeLessThan(8)
    }),
  )
})

test('the suspend data stays far below the 4,096 characters of SCORM 1.2', () => {
  for (const { lessons } of courses) {
    for (const { pages } of lessons) {
      const questions = pages.flatMap((page) => page.questions)
      const full = {
        page: pages.length - 1,
        question: questions.length,
        seen: pages.map(() => true),
        given: questions.map(() => 2),
        solved: pages.map(() => true),
      }
      expect(writeLessonState(full).length).toBeLessThan(1000)
    }
  }
})
