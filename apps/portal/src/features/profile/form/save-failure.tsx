import CircleAlert from 'lucide-react/icons/circle-alert'
import Cloud from 'lucide-react/icons/cloud'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

type Props = { cause: Error | null; isOnline: boolean }

/**
 * Says first that what was typed is safe, which is true in either case. After pressing Save the user is
 * notified at once.
 */
export function SaveFailure({ cause, isOnline }: Props) {
  const { t } = useTranslator('profile')
  const live = cause ? 'alert' : 'status'
  const [offline, setOffline] = useState<Error | null>(null)
  if (!isOnline && cause !== offline) setOffline(cause)
  if (!isOnline)
    return (
      <Banner icon={CloudOff} key={live} live={live} tone="warn">
        {t('profile.offline')}
      </Banner>
    )
  if (!cause) return null
  if (cause === offline)
    return (
      <Banner icon={Cloud} live="status" tone="info">
        {t('profile.online')}
      </Banner>
    )
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      <strong>{t('profile.failed.save')}</strong>
      <p>{detailOf(cause) ?? t('profile.failed.saveText')}</p>
    </Banner>
  )
}

/** Quotes the service's own explanation, if there is one. */
function detailOf(cause: Error): string | undefined {
  return cause instanceof CallFailed && cause.errors.length > 0 ? cause.message : undefined
}
