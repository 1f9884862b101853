import type { Report } from './stored-sitting.ts'

/** Two reports as one: the later state, and every answer once, as it was given last. */
function joined(earlier: Report, later: Report): Report {
  const answers = new Map([...earlier.answers, ...later.answers].map((answer) => [answer.id, answer]))
  const { idle, ...rest } = later
  const isIdle = earlier.idle === true && idle === true
  const final = earlier.final || later.final
  return { ...rest, answers: [...answers.values()], final, ...(isIdle && { idle }) }
}

/**
 * Adds a report to those that wait. An hour without a signal is not hundreds of states: only what is on its way stays
 * as it is, for the server may have it already under its number, and what belongs to different attempts stays apart.
 */
export function gather(waiting: readonly Report[], report: Report, isFirstOnItsWay: boolean): Report[] {
  const last = waiting.at(-1)
  const isAlone = isFirstOnItsWay && waiting.length === 1
  if (!last || isAlone || last.sitting !== report.sitting) return [...waiting, report]
  return [...waiting.slice(0, -1), joined(last, report)]
}
