import type { Canvas, Plate } from '../plates/kit.ts'

export type Numbers = Readonly<Record<string, number>>

/** Text of the lesson's culture, with numbers in its format and its plural form. */
export type Say = (key: string, numbers?: Numbers) => string

/** What a reader can set: its widest range, and the value of a lesson that doesn't name it. */
export type Control = { min: number; max: number; step: number; start: number }

/** What the drawing says about its values. The tone only colors what the words say. */
type Outcome = { key: string; tone: 'plain' | 'ok' | 'warn' | 'bad'; numbers?: Numbers }

/** One rule of an exercise that is checked on demand. */
export type Check = { key: string; isMet: boolean; numbers?: Numbers }

/**
 * A drawing that follows its sliders. The builder draws it once, so that it can be printed and read without a
 * script; the script in the page draws it again with the same functions.
 */
export type Drawing<Name extends string = string> = Pick<Plate, 'wide' | 'narrow'> & {
  controls: Readonly<Record<Name, Control>>
  draw(canvas: Canvas, values: Readonly<Record<Name, number>>, say: Say): string
  /** The numbers that follow from the values. */
  results(values: Readonly<Record<Name, number>>): Numbers
  /** The results that are shown as a list below the drawing. */
  readings: readonly string[]
  /** Readings that say nothing new unless this control can be set. */
  comparesWith?: Readonly<Record<string, Name>>
  /** The keys of everything that it may tell. */
  says: readonly string[]
  tell?(values: Readonly<Record<Name, number>>): Outcome
  checks?(values: Readonly<Record<Name, number>>): readonly Check[]
  /** Says that it's an exercise and no dive plan. */
  isExercise?: boolean
}

/** `outcome = hovers` compares with what the drawing says; everything else with a value or a result. */
export type Goal = { of: string; is: '=' | '>=' | '<='; value: number | string }

/** A drawing in a lesson. */
export type PlacedDrawing = {
  name: string
  title: string
  /** What the drawing shows, for those who don't see it. */
  shows: string
  /** The start of every control. */
  values: Numbers
  sliders: readonly { name: string; min: number; max: number; step: number }[]
  task: string
  solved: string
  goals: readonly Goal[]
}

/** Numbers of a lesson have two digits at most; a hundredth more or less is the same number. */
const CLOSE = 0.011

export function isReached(drawing: Drawing, values: Numbers, goals: readonly Goal[]): boolean {
  const numbers: Numbers = { ...values, ...drawing.results(values) }
  return goals.every(({ of, is, value }) => {
    if (typeof value === 'string') return drawing.tell?.(values).key === value
    const found = numbers[of] ?? Number.NaN
    if (is === '=') return Math.abs(found - value) < CLOSE
    return is === '>=' ? found >= value : found <= value
  })
}
