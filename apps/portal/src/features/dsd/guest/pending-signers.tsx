import CircleX from 'lucide-react/icons/circle-x'
import IdCard from 'lucide-react/icons/id-card'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Users from 'lucide-react/icons/users'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Guest } from './guest.ts'

const ICONS = { physician: Stethoscope, declined: CircleX, guardian: Users, birthDate: IdCard } as const

/** Who has to respond before the guest can dive. The eLearning doesn't wait. */
export function PendingSigners({ guest }: { guest: Guest }) {
  const { t, formatDate } = useTranslator('dsd', 'forms-standing')
  const { medical, release } = guest.progress.forms
  const declinedAt = medical?.declinedAt
  const awaited = [
    declinedAt ? ('declined' as const) : medical?.isPhysicianAwaited ? ('physician' as const) : undefined,
    medical?.isGuardianAwaited || release?.isGuardianAwaited ? ('guardian' as const) : undefined,
    [medical, release].some((form) => form?.state === 'birth-date-awaited')
      ? ('birthDate' as const)
      : undefined,
  ].filter((who) => who !== undefined)
  return awaited.map((who) => (
    <Banner icon={ICONS[who]} key={who} tone="buoy">
      {who === 'birthDate'
        ? t('forms-standing.own.birth-date-awaited')
        : t(`dsd.preparing.${who}`, {
            date: declinedAt ? formatDate(new Date(declinedAt), 'long') : '',
          })}{' '}
      <TextLink to={paths.formsApplications()}>{t('dsd.preparing.forms')}</TextLink>
    </Banner>
  ))
}
