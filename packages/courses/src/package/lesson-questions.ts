import { nameOf } from '../runtime/dialect.ts'
import { readCourse } from '../source/read-course.ts'
import type { CourseName } from './build-course.ts'

/** A question of a lesson's own check. `names` are its choices as the lesson reports them to us. */
export type LessonQuestion = {
  id: string
  lesson: string
  lessonTitle: string
  prompt: string
  /** The title of the page that explains it. */
  page: string
  reason: string
  choices: readonly string[]
  names: readonly string[]
  right: number
}

const plain = (text: string) => text.replaceAll('**', '')

/** The questions in the lessons of a course, for the server that shows how they were answered. */
export function readLessonQuestions(name: CourseName, culture: string): LessonQuestion[] {
  return readCourse(name, culture).lessons.flatMap(({ id: lesson, title: lessonTitle, pages }) =>
    pages.flatMap(({ title, questions }) =>
      questions.map(({ id, prompt, choices, right, reason, explainedOn }) => ({
        id,
        lesson,
        lessonTitle: plain(lessonTitle),
        prompt: plain(prompt),
        page: plain(pages[(explainedOn ?? 0) - 1]?.title ?? title),
        reason: plain(reason),
        choices: choices.map(plain),
        names: choices.map((text, at) => nameOf({ at, text: plain(text) })),
        right,
      })),
    ),
  )
}
