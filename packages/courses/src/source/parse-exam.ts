import type { ExamSection, Lesson } from './course.ts'
import { blocksOf, isQuestion } from './parse-lesson.ts'
import { parseQuestion } from './parse-question.ts'

type ParsedExam = {
  title: string
  minutes: number
  intro: readonly string[]
  sections: readonly ExamSection[]
}

/** The exam: `# title`, `minutes: 40`, an introduction, then `## lesson-id` before the pool of each lesson. */
export function parseExam(source: string, lessons: readonly Lesson[]): ParsedExam {
  const [head = '', ...sections] = source.split(/^## /m)
  const [titles = [], ...intro] = blocksOf(head.split('\n'))
  const title = /^# (.+)$/m.exec(head)?.[1] ?? ''
  const minutes = Number(titles.map((line) => /^minutes: (\d+)$/.exec(line)?.[1]).find(Boolean))
  if (!title || !minutes) throw new Error('the exam needs a title and minutes')
  return {
    title,
    minutes,
    intro: intro.map((lines) => lines.join(' ')),
    sections: sections.map((section) => parseSection(section, lessons)),
  }
}

function parseSection(source: string, lessons: readonly Lesson[]): ExamSection {
  const [id = '', ...rest] = source.split('\n')
  const lesson = lessons.find((one) => one.id === id.trim())
  if (!lesson) throw new Error(`the exam asks about ${id}, which is no lesson`)
  const pool = blocksOf(rest)
    .filter(isQuestion)
    .map((lines, i) => parseQuestion(lines, `exam-${lesson.id}-${i + 1}`))
  return { lesson: lesson.id, title: lesson.title, pool }
}
