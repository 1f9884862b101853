import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useDay } from '../../record/use-day.ts'
import { useDuration } from '../../record/use-duration.ts'
import type { Result } from './result-bars.ts'

/** Results as text: what the chart shows visually. */
export function useResultWords() {
  const day = useDay()
  const { t, formatPercent } = useTranslator('training-records', 'training-record')
  const duration = useDuration()
  const shareOf = (score: number | null | undefined) =>
    score === null || score === undefined ? t('training-records.result.noScore') : formatPercent(score)
  const dayOf = (result: Result | undefined) => (result ? day(result.startedAt) : '')
  const name = ({ title, number }: Result) => t('training-records.result.try', { title, number })
  const rest = (result: Result) => {
    const { score, status, seconds } = result
    const parts = [dayOf(result), shareOf(score), t(`training-record.status.${status}`), duration(seconds)]
    return parts.join(' · ')
  }
  return {
    name,
    rest,
    sentence: (result: Result) => `${name(result)}. ${rest(result)}`,
    label: (results: readonly Result[]) => {
      const scores = results.flatMap(({ score }) => score ?? [])
      return t('training-records.results.label', {
        count: results.length,
        first: dayOf(results[0]),
        last: dayOf(results.at(-1)),
        best: shareOf(scores.length > 0 ? Math.max(...scores) : null),
        latest: shareOf(results.at(-1)?.score),
      })
    },
  }
}
