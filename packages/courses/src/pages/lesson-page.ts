import { drawPlate } from '../plates/draw-plate.ts'
import type { LessonData } from '../runtime/data.ts'
import { say } from '../runtime/data.ts'
import { barHtml, escapeHtml, icon, inline, questionHtml, segmentsHtml } from '../runtime/markup.ts'
import type { Block, Course, Lesson, Page } from '../source/course.ts'
import { documentHtml } from './document.ts'

/** A lesson as one document with all its pages, so it can be printed and read without a script. */
export function lessonPage(course: Course, lesson: Lesson): string {
  const data: LessonData = {
    kind: 'lesson',
    id: lesson.id,
    words: course.words,
    pages: lesson.pages.map(({ questions }, page) => ({
      questions: questions.map(({ id, right, explainedOn = page + 1 }) => ({ id, right, explainedOn })),
    })),
  }
  const pages = lesson.pages.map((page, i) => pageHtml(course, lesson, page, i)).join('')
  const body = `${segmentsHtml(lesson.pages.length)}<main class="lesson"><p class="print-title">${escapeHtml(course.title)}: ${escapeHtml(lesson.title)}</p>${pages}</main>${barHtml(course.words)}`
  return documentHtml(course, lesson.title, body, data)
}

function pageHtml(course: Course, lesson: Lesson, page: Page, i: number): string {
  const { words } = course
  const place = say(words, 'page', { page: i + 1, pages: lesson.pages.length })
  const blocks = page.blocks.map((block, at) => blockHtml(course, block, `${i + 1}-${at + 1}`)).join('')
  const isLast = i === lesson.pages.length - 1
  const result = isLast
    ? '<section class="card result" hidden><h2 tabindex="-1"></h2><p class="result-text" role="status"></p><div class="result-ways ways"></div></section>'
    : ''
  return `<section class="page"${i === 0 ? '' : ' hidden'}><p class="eyebrow">${place}</p><h1 tabindex="-1">${escapeHtml(page.title)}</h1>${blocks}${checkHtml(course, page, i)}${result}</section>`
}

function blockHtml(course: Course, block: Block, id: string): string {
  switch (block.kind) {
    case 'text':
      return `<div class="prose"><p>${inline(block.text)}</p></div>`
    case 'list':
      return `<div class="prose"><ul>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul></div>`
    case 'fact':
      return `<div class="key-fact">${icon('fact')}<p>${inline(block.text)}</p></div>`
    case 'plate':
      return `<figure><div class="plate">${drawPlate(course, block, `p${id}`)}</div><figcaption>${inline(block.caption)}</figcaption></figure>`
  }
}

function checkHtml({ words }: Course, { questions }: Page, i: number): string {
  if (questions.length === 0) return ''
  const forms = questions.map((question) => questionHtml(question)).join('')
  return `<section class="card check" aria-labelledby="check-${i}"><div class="check-head"><h2 id="check-${i}">${say(words, 'knowledgeCheck')}</h2><span class="count"></span></div>${forms}</section>`
}
