import type { PlacedDrawing } from '../drawings/drawing.ts'

/** What an author writes: a course in one culture, before it's built into a package. */
export type Question = {
  id: string
  prompt: string
  choices: readonly string[]
  /** The index of the right choice in `choices`. */
  right: number
  reason: string
  /** For each choice, why it is wrong, without telling what is right; empty for the right one. */
  feedback: readonly string[]
  /**
   * The page of the lesson that explains it, counted from 1. Defaults to the page that the question is on.
   */
  explainedOn?: number
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'fact'; text: string }
  | { kind: 'plate'; plate: string; caption: string; description: string }
  | ({ kind: 'drawing' } & PlacedDrawing)

export type Page = { title: string; blocks: readonly Block[]; questions: readonly Question[] }

export type Lesson = { id: string; title: string; minutes: number; pages: readonly Page[] }

export type ExamSection = { lesson: string; title: string; pool: readonly Question[] }

/** A word of the glossary, and the page that teaches it, counted from 1. */
export type Term = { term: string; also: readonly string[]; lesson: string; page: number; text: string }

type Exam = {
  title: string
  intro: readonly string[]
  minutes: number
  count: number
  passMark: number
  sections: readonly ExamSection[]
}

export type Labels = Readonly<Record<string, string>>

/** The UI text of the pages: Back, Next, Right … */
export type Words = Readonly<Record<string, string>>

export type Standard = 'scorm-1.2' | 'scorm-2004-4'

export type Course = {
  id: string
  culture: string
  standard: Standard
  title: string
  summary: string
  lessons: readonly Lesson[]
  exam: Exam
  glossary: readonly Term[]
  labels: Readonly<Record<string, Labels>>
  words: Words
  /** The text of each interactive drawing, and under `shared` that of all of them. */
  drawingWords: Readonly<Record<string, Words>>
}
