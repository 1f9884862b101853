import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import css from '../review.module.css'
import type { Failure } from './failures.ts'

/** Told per log: what stayed as it was, and why. */
export function FailureList({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) {
  const { t } = useTranslator('logbook-review')
  if (failures.length === 0) return null
  return (
    <div className={css.notice}>
      <Banner
        action={<Button onClick={onClose}>{t('logbook-review.failed.close')}</Button>}
        icon={TriangleAlert}
        live="alert"
        tone="bad"
      >
        <b>{t('logbook-review.failed.title', { count: failures.length })}</b>
        <ul>
          {failures.map(({ sent: { log, student }, problem }) => (
            <li key={log.id}>{t(`logbook-review.failed.${problem}`, { student, title: log.title })}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
