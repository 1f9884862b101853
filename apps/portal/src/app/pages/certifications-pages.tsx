import { isProfessional } from '@fathom/domain/session'
import { CertificationsScreen } from '../../features/certifications/certifications-screen.tsx'
import { ECardScreen, NoECardScreen } from '../../features/certifications/ecard-screen.tsx'
import { ShowCards, useCardsStored } from '../../features/certifications/page-parts.tsx'
import { useUser } from '../../features/session/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useParams } from '../../shared/router/index.ts'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'

/** The owner of the cards; professionals have the pro lists (RO-02). */
function useHolder() {
  const { affiliateId, affiliateType } = useUser()
  return { affiliateId, isPro: isProfessional(affiliateType) }
}

export function CertificationsPage() {
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

export function ECardPage() {
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

export function NoECardPage() {
  const { t } = useTranslator('certifications')
  const { levelID = '' } = useParams()
  return (
    <>
      <PageHeader lead={t('certifications.noECard.lead')} title={t('certifications.noECard.title')} />
      <NoECardScreen holder={useHolder()} levelID={levelID} />
    </>
  )
}
