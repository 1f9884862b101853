import type { ExamData } from '../runtime/data.ts'
import { barHtml, segmentsHtml } from '../runtime/markup.ts'
import type { Course } from '../source/course.ts'
import { documentHtml } from './document.ts'

export function examPage(course: Course): string {
  const { title, intro, count, passMark, sections } = course.exam
  const data: ExamData = {
    kind: 'exam',
    id: 'exam',
    title,
    intro,
    words: course.words,
    count,
    passMark,
    sections: sections.map((section) => ({ id: section.lesson, title: section.title, pool: section.pool })),
  }
  const body = `${segmentsHtml(count)}<main class="lesson"><section class="page exam"></section></main>${barHtml(course.words)}`
  return documentHtml(course, title, body, data)
}
