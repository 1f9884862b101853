import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import css from './form.module.css'

/** What was typed is safe in either case: that is said first. */
export function SaveFailure({ cause }: { cause: Error | null }) {
  const { t } = useTranslator('profile')
  const isOnline = useOnline()
  if (!isOnline)
    return (
      <div className={css.failure}>
        <Banner icon={CloudOff} live="status" tone="warn">
          {t('profile.offline')}
        </Banner>
      </div>
    )
  if (!cause) return null
  return (
    <div className={css.failure}>
      <Banner icon={CircleAlert} live="alert" tone="bad">
        <strong>{t('profile.failed.save')}</strong>
        <p>{detailOf(cause) ?? t('profile.failed.saveText')}</p>
      </Banner>
    </div>
  )
}

/** A service that says why is quoted. */
function detailOf(cause: Error): string | undefined {
  return cause instanceof CallFailed && cause.errors.length > 0 ? cause.message : undefined
}
