import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Course, Labels, Standard, Words } from './course.ts'
import { parseExam } from './parse-exam.ts'
import { parseGlossary } from './parse-glossary.ts'
import { parseLesson } from './parse-lesson.ts'

type Plan = { standard: Standard; lessons: readonly string[]; exam: { count: number; passMark: number } }
type About = { title: string; summary: string }

const require = createRequire(import.meta.url)

/** This package's own folder; works from source and from a bundle. */
export const ownFolder = () => dirname(require.resolve('@fathom/courses/package.json'))

/** Reads one of its files. */
export function readOwn(...path: readonly string[]): string {
  return readFileSync(join(ownFolder(), ...path), 'utf8')
}

export function readCourse(id: string, culture: string): Course {
  const plan: Plan = JSON.parse(readOwn(id, 'course.json'))
  const about: About = JSON.parse(readOwn(id, culture, 'about.json'))
  const labels: Record<string, Labels> = JSON.parse(readOwn(id, culture, 'plates.json'))
  const words: Words = JSON.parse(readOwn('words', `${culture}.json`))
  const drawingWords: Record<string, Words> = JSON.parse(readOwn('drawings', `${culture}.json`))
  const lessons = plan.lessons.map((lesson) => parseLesson(lesson, readOwn(id, culture, `${lesson}.md`)))
  const exam = { ...parseExam(readOwn(id, culture, 'exam.md'), lessons), ...plan.exam }
  return {
    id,
    culture,
    standard: plan.standard,
    title: about.title,
    summary: about.summary,
    lessons,
    exam,
    glossary: parseGlossary(readOwn(id, culture, 'glossary.md'), lessons),
    labels,
    words,
    drawingWords,
  }
}
