import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Failure } from './failures.ts'
import css from './review.module.css'

const unknownLast = (one: Failure, other: Failure) =>
  Number(one.problem === 'unexpected') - Number(other.problem === 'unexpected')

/** Per log: what stayed unchanged, and why. */
export function FailureList({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) {
  const { t } = useTranslator('logbook-review')
  // For unexpected failures we don't know whether the log changed.
  const stayed = failures.filter(({ problem }) => problem !== 'unexpected').length
  if (failures.length === 0) return null
  return (
    <div className={css.notice}>
      <Banner
        action={<Button onClick={onClose}>{t('logbook-review.failed.close')}</Button>}
        icon={TriangleAlert}
        live="alert"
        tone="bad"
      >
        {stayed > 0 && <b>{t('logbook-review.failed.title', { count: stayed })}</b>}
        <ul>
          {failures.toSorted(unknownLast).map(({ sent: { log, student }, problem }) => (
            <li key={log.id}>{t(`logbook-review.failed.${problem}`, { student, title: log.title })}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
