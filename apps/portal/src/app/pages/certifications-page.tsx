import { CertificationsScreen, ShowCards } from '../../features/certifications/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { useHolder } from './use-holder.ts'

export function Page() {
  const { t } = useTranslator('certifications')
  const holder = useHolder()
  return (
    <>
      <PageHeader
        actions={<ShowCards holder={holder} />}
        lead={t('certifications.lead')}
        title={t('certifications.title')}
      />
      <CertificationsScreen holder={holder} />
    </>
  )
}
