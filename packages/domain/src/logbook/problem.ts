import type { GasProblem } from './gas-mix.ts'
import type { Quantity } from './quantity.ts'

/** The parts of the form, in its order. Photos are a part without asked fields. */
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

/** Worded by `logbook.problem.<name>`. */
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
  /** Undefined for minutes, percent and counts, which are the same in both systems. */
  quantity?: Quantity
}

export type LogProblem = {
  section: LogSection
  /** The domain's name of the field, the same as in DiveLogContent. */
  field: string
  problem: LogProblemName
  /** For `out-of-range`, in SI; for `text-too-long`, `highest` characters. */
  range?: Range
}

/** 'Required fields missing in' these, in the order of the form (VA-05). */
export function sectionsWith(problems: readonly LogProblem[]): LogSection[] {
  return LOG_SECTIONS.filter((section) => problems.some((problem) => problem.section === section))
}
