import { LOG_SECTIONS, type LogProblem } from '@fathom/domain/logbook'
import { type FieldPath, pathOf } from './fields.ts'

export const isMissing = ({ problem }: LogProblem): boolean => problem.endsWith('-missing')

const place = ({ section }: LogProblem) => LOG_SECTIONS.indexOf(section)

/** The field that a problem is shown at; a cylinder beside the first one has fields of its own. */
const pathOfProblem = ({ section, field, cylinder }: LogProblem): FieldPath =>
  pathOf(section, cylinder?.part ?? field)

/** In form order, with only the first problem of each field. */
export function inFormOrder(problems: readonly LogProblem[]): LogProblem[] {
  const first = new Map<string, LogProblem>()
  for (const problem of problems) {
    const path = `${pathOfProblem(problem)} ${problem.cylinder?.at ?? ''}`
    if (!first.has(path)) first.set(path, problem)
  }
  return [...first.values()].toSorted((one, other) => place(one) - place(other))
}

/** Shows impossible values once the field loses focus, and missing values once the diver tried to send. */
export function shownOf(
  problems: readonly LogProblem[],
  seen: ReadonlySet<FieldPath>,
  hasTried: boolean,
): LogProblem[] {
  return problems.filter((problem) => hasTried || (!isMissing(problem) && seen.has(pathOfProblem(problem))))
}
