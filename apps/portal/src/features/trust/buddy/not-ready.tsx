import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { isWithdrawn } from './device-signer.ts'

/** Why this device can't sign, and the way out. */
export function NotReady({ cause }: { cause: unknown }) {
  const { t } = useTranslator('trust-buddy')
  const isRemoved = isWithdrawn(cause)
  return (
    <Banner
      action={
        isRemoved && <ButtonLink to={paths.confirmations()}>{t('trust-buddy.devices.title')}</ButtonLink>
      }
      icon={CircleAlert}
      live="alert"
      tone="warn"
    >
      {t(isRemoved ? 'trust-buddy.devices.off' : 'trust-buddy.notReady')}
    </Banner>
  )
}
