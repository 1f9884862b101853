import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from './chart.module.css'
import type { Result } from './result-bars.ts'

/** Explains the marks that appear in the chart. */
export function Legend({ results }: { results: readonly Result[] }) {
  const { t } = useTranslator('training-records')
  const exams = results.filter(({ kind }) => kind === 'exam')
  if (exams.length === 0) return null
  const isPassed = ({ status }: Result) => status === 'passed'
  return (
    <ul className={css.legend}>
      {results.some(({ kind }) => kind === 'lesson') && (
        <li>
          <span className={css.key} />
          {t('training-records.legend.lesson')}
        </li>
      )}
      {exams.some(isPassed) && (
        <li>
          <span className={css.exam} data-passed={true}>
            <Icon of={Check} size="sm" />
          </span>
          {t('training-records.legend.passed')}
        </li>
      )}
      {!exams.every(isPassed) && (
        <li>
          <span className={css.exam}>
            <Icon of={X} size="sm" />
          </span>
          {t('training-records.legend.failed')}
        </li>
      )}
    </ul>
  )
}
