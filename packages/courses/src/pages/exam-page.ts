import { say } from '../runtime/data.ts'
import { escapeHtml } from '../runtime/markup.ts'
import type { Course } from '../source/course.ts'
import { documentHtml } from './document.ts'

/**
 * The package lists the exam, so that the outline is complete, but doesn't contain it: its questions and
 * answers stay on the server, which asks and marks them.
 */
export function examPage(course: Course): string {
  const { title } = course.exam
  const body = `<main class="lesson"><section class="page"><h1>${escapeHtml(title)}</h1><div class="prose"><p>${say(course.words, 'examElsewhere')}</p></div></section></main>`
  return documentHtml(course, title, body)
}
