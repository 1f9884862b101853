import type { Course } from '../source/course.ts'
import { readCourse } from '../source/read-course.ts'
import type { CourseName } from './build-course.ts'

/**
 * The exam's questions with their answers, for the server that asks and marks them. They are never part of
 * the package.
 */
export function readExamBank(name: CourseName, culture: string) {
  const { exam, lessons } = readCourse(name, culture)
  const { title, intro, count, passMark } = exam
  const sections = exam.sections.map(({ lesson, title, pool }) => ({
    id: lesson,
    title,
    pool: pool.map(({ explainedOn, ...question }) => ({
      ...question,
      page: pageTitle(lessons, lesson, explainedOn),
    })),
  }))
  return { title, intro, count, passMark, sections }
}

function pageTitle(lessons: Course['lessons'], lesson: string, page: number | undefined): string | null {
  if (page === undefined) return null
  const found = lessons.find(({ id }) => id === lesson)?.pages[page - 1]
  if (!found) throw new Error(`${lesson} has no page ${page}`)
  return found.title
}
