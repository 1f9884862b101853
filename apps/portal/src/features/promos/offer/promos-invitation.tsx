import IdCard from 'lucide-react/icons/id-card'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

/** Link to the promotions, for users who may see them (RR-04). */
export function PromosInvitation() {
  const { t } = useTranslator('promos')
  const { clubName } = useConfig()
  return (
    <Banner icon={IdCard}>
      {t('promos.invite.text', { club: clubName })}{' '}
      <TextLink to={paths.promos()}>{t('promos.invite.see')}</TextLink>
    </Banner>
  )
}
