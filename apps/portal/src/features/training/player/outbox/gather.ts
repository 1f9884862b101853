import type { Report } from './kept-sitting.ts'

/** Two reports as one: the later state, and every answer once, as it was given last. */
function joined(earlier: Report, later: Report): Report {
  const answers = new Map([...earlier.answers, ...later.answers].map((answer) => [answer.id, answer]))
  return { ...later, answers: [...answers.values()], final: earlier.final || later.final }
}

/**
 * Adds a report to those that wait. An hour without a signal is not hundreds of states: only what is on its way stays
 * as it is, for the server may have it already under its number.
 */
export function gather(waiting: readonly Report[], report: Report, isFirstOnItsWay: boolean): Report[] {
  const untouched = isFirstOnItsWay ? waiting.slice(0, 1) : []
  const [gathered] = waiting.slice(untouched.length)
  return [...untouched, gathered ? joined(gathered, report) : report]
}
