import type { AssessmentResultsWire, CourseReportWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { minutesOf } from '../record/use-duration.ts'
import css from './performance.module.css'

type Props = { report: CourseReportWire; results: AssessmentResultsWire }

/** The progress in four numbers. */
export function Figures({ report, results }: Props) {
  const { t, formatNumber, formatPercent } = useTranslator('training-records')
  const { hours, minutes } = minutesOf(report.seconds)
  const exam = report.parts.findLast(({ kind, score }) => kind === 'exam' && score !== null)
  const sum = (of: 'correct' | 'answered') =>
    results.sections.reduce((total, section) => total + section[of], 0)
  return (
    <Card>
      <dl aria-label={t('training-records.figures')} className={css.figures}>
        <Stat parts={[{ value: formatPercent(report.progress) }]}>
          {t('training-records.figure.progress')}
        </Stat>
        <Stat
          parts={[
            ...(hours > 0 ? [{ value: formatNumber(hours), unit: t('training-records.unit.hour') }] : []),
            { value: formatNumber(minutes), unit: t('training-records.unit.minute') },
          ]}
        >
          {t('training-records.figure.time')}
        </Stat>
        {exam && (
          <Stat parts={[{ value: formatPercent(exam.score ?? 0) }]}>{t('training-records.figure.exam')}</Stat>
        )}
        {sum('answered') > 0 && (
          <Stat parts={[{ value: formatPercent(sum('correct') / sum('answered')) }]}>
            {t('training-records.figure.right')}
          </Stat>
        )}
      </dl>
    </Card>
  )
}
