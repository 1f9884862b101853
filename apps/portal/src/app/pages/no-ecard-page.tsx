import { NoECardScreen } from '../../features/certifications/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useParams } from '../../shared/router/index.ts'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { useHolder } from './use-holder.ts'

export function Page() {
  const { t } = useTranslator('certifications')
  const { levelID = '' } = useParams()
  return (
    <>
      <PageHeader lead={t('certifications.noECard.lead')} title={t('certifications.noECard.title')} />
      <NoECardScreen holder={useHolder()} levelID={levelID} />
    </>
  )
}
