import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCourse } from '../source/read-course.ts'
import { newExamState, readExamState, writeExamState } from './exam-state.ts'
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
    }),
  )

test('[ST-13] restores the exact position in a lesson', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const fresh = newLessonState(state.seen.length, state.given.length)
      expect(readLessonState(writeLessonState(state), placeOf(state), fresh)).toEqual(state)
    }),
  )
})

test('a lesson opens with any state of another edition, at the page that is still known', () => {
  const fresh = newLessonState(8, 14)
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

test('restores an exam with its seed, its answers and its position', () => {
  const fresh = newExamState(1, 40)
  const state = {
    seed: 0x7fffffff,
    step: 17,
    given: fresh.given.map((_, i) => (i < 17 ? i % 3 : undefined)),
    isHandedIn: false,
  }
  expect(readExamState(writeExamState(state), fresh)).toEqual(state)
  expect(readExamState('E1~zz~3~012~0~0', fresh)).toEqual(fresh)
})

test('the suspend data stays far below the 4,096 characters of SCORM 1.2', () => {
  for (const { lessons, exam } of courses) {
    for (const { pages } of lessons) {
      const questions = pages.flatMap((page) => page.questions)
      const full = {
        page: pages.length - 1,
        question: questions.length,
        seen: pages.map(() => true),
        given: questions.map(() => 2),
      }
      expect(writeLessonState(full).length).toBeLessThan(1000)
    }
    const full = {
      seed: 0x7fffffff,
      step: exam.count,
      given: Array(exam.count).fill(2),
      isHandedIn: true,
      best: 1,
    }
    expect(writeExamState(full).length).toBeLessThan(1000)
  }
})
