import { PROMISED_DAYS } from '../applications/index.ts'

/** OF-11: the figures that are counted by week or month. */
export const FIGURES = ['signUps', 'enrolments', 'completions', 'cards', 'activeDivers'] as const
export type Figure = (typeof FIGURES)[number]

/** OF-02: what the office's home shows of today. */
export const TODAYS_FIGURES = ['signUps', 'enrolments', 'completions', 'cards', 'applications'] as const

export const FIGURE_STEPS = ['month', 'week'] as const
export type FigureStep = (typeof FIGURE_STEPS)[number]

/** Five years by month, or more than a year by week. */
export const MOST_STEPS = 60

/** Days, as `2026-05-16`; the last one is included. */
export type FigurePeriod = { from: string; to: string; step: FigureStep }

const DAY_MS = 86_400_000

/** A day is one of UTC, so that the same figures are the same everywhere. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && dayOf(date) === text
}

/** The first day of the month, or of the week, which begins on Monday. */
function stepStart(day: string, step: FigureStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  const date = new Date(day)
  return dayOf(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS))
}

/** `start` is the first day of a month or week. */
export function stepAfter(start: string, step: FigureStep, steps = 1): string {
  const date = new Date(start)
  if (step === 'week') return dayOf(new Date(date.getTime() + steps * 7 * DAY_MS))
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + steps, 1)))
}

export const dayBefore = (day: string): string => dayOf(new Date(new Date(day).getTime() - DAY_MS))

/** What is shown unless another period is chosen: twelve months or weeks up to now. */
export const usualPeriod = (today: string, step: FigureStep): FigurePeriod => ({
  from: stepAfter(stepStart(today, step), step, -11),
  to: today,
  step,
})

type PeriodProblem = 'order' | 'length'

export function periodProblem({ from, to, step }: FigurePeriod): PeriodProblem | undefined {
  if (from > to) return 'order'
  return stepAfter(stepStart(from, step), step, MOST_STEPS) <= to ? 'length' : undefined
}

/** The first days of the weeks or months that a period touches. Whole ones are counted. */
export function stepsOf({ from, to, step }: FigurePeriod): string[] {
  const steps: string[] = []
  for (let start = stepStart(from, step); start <= to; start = stepAfter(start, step)) steps.push(start)
  return steps
}

/** How many days an open application has waited; the last band has no end. */
export const AGE_BANDS = [
  { from: 0, to: 4 },
  PROMISED_DAYS,
  { from: 8, to: 14 },
  { from: 15, to: 30 },
  { from: 31, to: null },
] as const

export const ageBandOf = (days: number): number =>
  Math.max(
    0,
    AGE_BANDS.findLastIndex(({ from }) => days >= from),
  )
