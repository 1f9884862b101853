import { entryOf, type LogProblem, type Range, unitOf } from '@fathom/domain/logbook'
import { DEFAULT_LOCALE, isLocale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

/** The message for one problem in the caller's language, with ranges in the units of the API. */
export function wordProblem({ problem, range }: LogProblem, language: string): string {
  const { t } = translatorFor(isLocale(language) ? language : DEFAULT_LOCALE)
  if (problem === 'out-of-range')
    return t('logbook.problem.out-of-range', {
      lowest: edge(range, 'lowest'),
      highest: edge(range, 'highest'),
    })
  if (problem === 'text-too-long') return t('logbook.problem.text-too-long', { highest: range?.highest ?? 0 })
  return t(`logbook.problem.${problem}`)
}

function edge(range: Range | undefined, side: 'lowest' | 'highest'): string {
  if (!range) return ''
  if (!range.quantity) return String(range[side])
  return `${entryOf(range.quantity, 'Metric', range[side])} ${unitOf(range.quantity, 'Metric').symbol}`
}
