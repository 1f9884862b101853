import type { GasProblem } from '../calculations/gas-mix.ts'
import {
  type CylinderField,
  type DiveField,
  LOG_SECTIONS,
  type LogSection,
  type MissingProblem,
  type Range,
} from '../fields.ts'

/** The text of each is `logbook.problem.<name>`. */
export type LogProblemName =
  | MissingProblem
  | 'instructor-unknown'
  | 'course-unknown'
  | 'course-dive-unknown'
  | 'date-not-a-day'
  | 'date-in-future'
  | 'date-too-long-ago'
  | 'time-not-a-time'
  | 'time-out-before-time-in'
  | 'bottom-time-beyond-times'
  | 'bottom-time-not-whole'
  | 'ending-pressure-above-starting'
  | 'average-depth-beyond-max'
  | 'position-incomplete'
  | 'out-of-range'
  | 'text-too-long'
  | GasProblem

export type LogProblem = {
  section: LogSection
  field: DiveField
  problem: LogProblemName
  /** For `out-of-range`, in SI units; for `text-too-long`, `highest` is the number of characters. */
  range?: Range
  /** For `moreCylinders`: which of them, from 0, and which part of it. */
  cylinder?: { at: number; part: CylinderField }
}

/** The sections for 'Required fields missing in', in form order (VA-05). */
export function sectionsWith(problems: readonly LogProblem[]): LogSection[] {
  return LOG_SECTIONS.filter((section) => problems.some((problem) => problem.section === section))
}
