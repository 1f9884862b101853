import type { LogProblem, UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { measure } from './measures.ts'

/** VA-05 and the other rules, in the reader's language and the diver's unit. */
export function useProblemWords(unit: UnitSystem): (problem: LogProblem) => string {
  const translator = useTranslator('logbook')
  const { t, formatNumber } = translator
  return ({ problem, range }) => {
    if (problem === 'text-too-long')
      return t('logbook.problem.text-too-long', { highest: range?.highest ?? 0 })
    if (problem !== 'out-of-range') return t(`logbook.problem.${problem}`)
    const say = (value: number) =>
      range?.quantity ? measure(translator, unit, range.quantity, value) : formatNumber(value)
    return t('logbook.problem.out-of-range', {
      lowest: say(range?.lowest ?? 0),
      highest: say(range?.highest ?? 0),
    })
  }
}
