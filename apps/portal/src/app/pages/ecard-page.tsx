import { ECardScreen, useCardsStored } from '../../features/certifications/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useParams } from '../../shared/router/index.ts'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { useHolder } from './use-holder.ts'

export function Page() {
  const { t } = useTranslator('certifications')
  const { licenseID, levelID } = useParams()
  const holder = useHolder()
  const lead = useCardsStored(holder) ? 'certifications.cards.lead' : 'certifications.lead'
  return (
    <>
      <PageHeader lead={t(lead)} title={t('certifications.cards.title')} />
      <ECardScreen holder={holder} levelID={levelID} licenseID={licenseID} />
    </>
  )
}
