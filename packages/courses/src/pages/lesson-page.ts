import { drawPlate } from '../plates/draw-plate.ts'
import type { LessonData } from '../runtime/data.ts'
import { say } from '../runtime/data.ts'
import { barHtml, escapeHtml, icon, inline, questionHtml, segmentsHtml } from '../runtime/markup.ts'
import type { Block, Course, Lesson, Page } from '../source/course.ts'
import { documentHtml } from './document.ts'
import { drawingHtml } from './drawing-html.ts'
import { markTerms, type TermMarker } from './mark-terms.ts'

/** A lesson as one document with all its pages, so it can be printed and read without a script. */
export function lessonPage(course: Course, lesson: Lesson): string {
  const drawings = drawingsOf(lesson)
  const names = ['shared', ...new Set(drawings.map(({ name }) => name))]
  const data: LessonData = {
    kind: 'lesson',
    id: lesson.id,
    words: course.words,
    terms: course.glossary.map(({ term, text }) => ({ term, text: inline(text) })),
    pages: lesson.pages.map(({ questions }, page) => ({
      questions: questions.map(({ id, right, explainedOn = page + 1 }) => ({ id, right, explainedOn })),
    })),
    drawings: drawings.map(({ id, name, values, goals, solved }) => ({ id, name, values, goals, solved })),
    drawingWords: Object.fromEntries(names.map((name) => [name, course.drawingWords[name] ?? {}])),
  }
  const pages = lesson.pages.map((page, i) => pageHtml(course, lesson, page, i)).join('')
  const body = `${segmentsHtml(lesson.pages.length)}<main class="lesson"><p class="print-title">${escapeHtml(course.title)}: ${escapeHtml(lesson.title)}</p>${pages}</main>${barHtml(course.words)}`
  return documentHtml(course, lesson.title, body, data)
}

const idOf = (page: number, block: number) => `p${page + 1}-${block + 1}`

function drawingsOf({ pages }: Lesson) {
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, at) => (block.kind === 'drawing' ? [{ ...block, id: idOf(page, at) }] : [])),
  )
}

function pageHtml(course: Course, lesson: Lesson, page: Page, i: number): string {
  const { words } = course
  const place = say(words, 'page', { page: i + 1, pages: lesson.pages.length })
  const marked = markTerms(course.glossary)
  const blocks = page.blocks.map((block, at) => blockHtml(course, block, idOf(i, at), marked)).join('')
  const isLast = i === lesson.pages.length - 1
  const result = isLast
    ? '<section class="card result" hidden><h2 tabindex="-1"></h2><p class="result-text" role="status"></p><div class="result-ways ways"></div></section>'
    : ''
  return `<section class="page"${i === 0 ? '' : ' hidden'}><p class="eyebrow">${place}</p><h1 tabindex="-1">${escapeHtml(page.title)}</h1>${blocks}${checkHtml(course, page, i)}${result}</section>`
}

function blockHtml(course: Course, block: Block, id: string, marked: TermMarker): string {
  switch (block.kind) {
    case 'text':
      return withNote(id, (note) => `<div class="prose"><p>${marked(inline(block.text), note)}</p></div>`)
    case 'list':
      return withNote(id, (note) => {
        const items = block.items.map((item) => `<li>${marked(inline(item), note)}</li>`)
        return `<div class="prose"><ul>${items.join('')}</ul></div>`
      })
    case 'fact':
      return withNote(
        id,
        (note) => `<div class="key-fact">${icon('fact')}<p>${marked(inline(block.text), note)}</p></div>`,
      )
    case 'plate':
      return `<figure><div class="plate">${drawPlate(course, block, id)}</div><figcaption>${inline(block.caption)}</figcaption></figure>`
    case 'drawing':
      return drawingHtml(course, block, id)
  }
}

/** A block, and below it the place where its words are explained, which a screen reader speaks when it fills. */
function withNote(id: string, write: (note: string) => string): string {
  const note = `note-${id}`
  const html = write(note)
  return html.includes('class="term"')
    ? `${html}<div class="term-note" id="${note}" role="status"></div>`
    : html
}

function checkHtml({ words }: Course, { questions }: Page, i: number): string {
  if (questions.length === 0) return ''
  const forms = questions.map((question) => questionHtml(question)).join('')
  return `<section class="card check" aria-labelledby="check-${i}"><div class="check-head"><h2 id="check-${i}">${say(words, 'knowledgeCheck')}</h2><span class="count"></span></div>${forms}</section>`
}
