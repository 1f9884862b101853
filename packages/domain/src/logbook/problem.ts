import type { GasProblem } from './gas-mix.ts'
import type { Quantity } from './quantity.ts'

/** The sections of the form, in order. Photos are a section without required fields. */
export const LOG_SECTIONS = [
  'dive',
  'depthTime',
  'skills',
  'conditions',
  'equipment',
  'experience',
  'photos',
] as const
export type LogSection = (typeof LOG_SECTIONS)[number]

/** The text of each is `logbook.problem.<name>`. */
export type LogProblemName =
  | 'title-missing'
  | 'location-missing'
  | 'date-missing'
  | 'dive-type-missing'
  | 'instructor-missing'
  | 'instructor-unknown'
  | 'max-depth-missing'
  | 'bottom-time-missing'
  | 'skills-missing'
  | 'date-not-a-day'
  | 'date-in-future'
  | 'date-too-long-ago'
  | 'time-not-a-time'
  | 'time-out-before-time-in'
  | 'bottom-time-beyond-times'
  | 'bottom-time-not-whole'
  | 'ending-pressure-above-starting'
  | 'out-of-range'
  | 'text-too-long'
  | GasProblem

export type Range = {
  lowest: number
  highest: number
  /** Undefined for minutes, percentages and counts, which are the same in both unit systems. */
  quantity?: Quantity
}

export type LogProblem = {
  section: LogSection
  /** The field name in the domain, the same as in DiveLogContent. */
  field: string
  problem: LogProblemName
  /** For `out-of-range`, in SI units; for `text-too-long`, `highest` is the number of characters. */
  range?: Range
}

/** The sections for 'Required fields missing in', in form order (VA-05). */
export function sectionsWith(problems: readonly LogProblem[]): LogSection[] {
  return LOG_SECTIONS.filter((section) => problems.some((problem) => problem.section === section))
}
