import { CertificationsScreen } from '../../features/certifications/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { PageHead } from '../../shared/ui/surface/page-head.tsx'
import { useHolder } from './use-holder.ts'

export function Page() {
  const { t } = useTranslator('certifications')
  const holder = useHolder()
  return (
    <>
      <PageHead
        actions={
          <ButtonLink kind="primary" to={paths.ecard()}>
            {t('certifications.showCards')}
          </ButtonLink>
        }
        lead={t('certifications.lead')}
        title={t('certifications.title')}
      />
      <CertificationsScreen holder={holder} />
    </>
  )
}
