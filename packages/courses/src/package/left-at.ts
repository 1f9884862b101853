import { placeOf, writeLessonState } from '../runtime/lesson-state.ts'
import { readCourse } from '../source/read-course.ts'
import type { CourseName } from './build-course.ts'

/** Where a reader left a lesson, in the format of the package. */
export type Left = { place: string; suspended: string; progress: number }

/**
 * For demo people: a reader who left at a page, counted from 1, with every question before it answered
 * correctly.
 */
export function leftAt(name: CourseName, culture: string, lessonId: string, page: number): Left {
  const lesson = readCourse(name, culture).lessons.find(({ id }) => id === lessonId)
  if (!lesson) throw new Error(`${name} has no lesson ${lessonId}`)
  const given = lesson.pages.flatMap(({ questions }, at) =>
    questions.map(({ right }) => (at < page - 1 ? right : undefined)),
  )
  const state = {
    page: page - 1,
    question: 0,
    seen: lesson.pages.map((_, at) => at < page),
    given,
    solved: [],
  }
  return { place: placeOf(state), suspended: writeLessonState(state), progress: page / lesson.pages.length }
}
