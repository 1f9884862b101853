import { ECardScreen, useCardsKept } from '../../features/certifications/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useParams } from '../../shared/router/index.ts'
import { PageHead } from '../../shared/ui/surface/page-head.tsx'
import { useHolder } from './use-holder.ts'

export function Page() {
  const { t } = useTranslator('certifications')
  const { licenseID, levelID } = useParams()
  const holder = useHolder()
  const lead = useCardsKept(holder) ? 'certifications.cards.lead' : 'certifications.lead'
  return (
    <>
      <PageHead lead={t(lead)} title={t('certifications.cards.title')} />
      <ECardScreen holder={holder} levelID={levelID} licenseID={licenseID} />
    </>
  )
}
