import Stethoscope from 'lucide-react/icons/stethoscope'
import Users from 'lucide-react/icons/users'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Guest } from './guest.ts'

/** Who has to respond before the guest can dive. The eLearning doesn't wait. */
export function PendingSigners({ guest }: { guest: Guest }) {
  const { t } = useTranslator('dsd')
  const { medical, release } = guest.progress.forms
  const awaited = [
    medical?.isPhysicianAwaited ? ('physician' as const) : undefined,
    medical?.isGuardianAwaited || release?.isGuardianAwaited ? ('guardian' as const) : undefined,
  ].filter((who) => who !== undefined)
  return awaited.map((who) => (
    <Banner icon={who === 'physician' ? Stethoscope : Users} key={who} tone="buoy">
      {t(`dsd.preparing.${who}`)}{' '}
      <TextLink to={paths.formsApplications()}>{t('dsd.preparing.forms')}</TextLink>
    </Banner>
  ))
}
