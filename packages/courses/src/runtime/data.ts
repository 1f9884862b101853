import type { PlacedDrawing } from '../drawings/drawing.ts'

/** The data that the package's pages pass to the script, as JSON in the page. */
export type Words = Readonly<Record<string, string>>

/** The page itself has its text and its sliders. */
export type DrawingData = { id: string } & Pick<PlacedDrawing, 'name' | 'values' | 'goals' | 'solved'>

/** The page itself has the lesson's text; the script only needs the right answers. */
export type LessonData = {
  kind: 'lesson'
  id: string
  words: Words
  /** What the buttons in the text explain, by their position. */
  terms: readonly { term: string; text: string }[]
  pages: readonly { questions: readonly { id: string; right: number; explainedOn: number }[] }[]
  drawings: readonly DrawingData[]
  /** Of the drawings in this lesson, and of all of them under `shared`. */
  drawingWords: Readonly<Record<string, Words>>
}

export function say(
  words: Words,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = words[key]
  if (text === undefined) throw new Error(`no word for ${key}`)
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
