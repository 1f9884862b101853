import type { Report } from './stored-sitting.ts'

/** Merges two reports: the later state, and the last answer to each question. */
function joined(earlier: Report, later: Report): Report {
  const answers = new Map([...earlier.answers, ...later.answers].map((answer) => [answer.id, answer]))
  const { idle, ...rest } = later
  const isIdle = earlier.idle === true && idle === true
  const final = earlier.final || later.final
  return { ...rest, answers: [...answers.values()], final, ...(isIdle && { idle }) }
}

/**
 * Adds a report to the pending ones and merges where possible, so an hour offline doesn't produce hundreds of
 * states. A report in flight stays unchanged, because the server may already have its number, and reports of
 * different attempts stay separate.
 */
export function gather(waiting: readonly Report[], report: Report, isFirstOnItsWay: boolean): Report[] {
  const last = waiting.at(-1)
  const isAlone = isFirstOnItsWay && waiting.length === 1
  if (!last || isAlone || last.sitting !== report.sitting) return [...waiting, report]
  return [...waiting.slice(0, -1), joined(last, report)]
}
