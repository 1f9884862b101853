import { FreeCard } from '../../../features/certifications/free-card.tsx'
import { useCardsChanged } from '../../../features/certifications/page-parts.tsx'
import { ClubScreen } from '../../../features/club/club-screen.tsx'
import { useEnterSite, useUser } from '../../../features/session/index.ts'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

/** SC-13: the club membership, its benefits and its price. */
export function Page() {
  const { t } = useTranslator('club')
  const { clubName, links } = useConfig()
  const { affiliateId } = useUser()
  const enterSite = useEnterSite()
  const cardsChanged = useCardsChanged()
  return (
    <>
      <PageHeader lead={t('club.lead')} title={clubName} />
      <ClubScreen
        affiliateId={affiliateId}
        onJoined={cardsChanged}
        enterShop={(plan) =>
          enterSite({ clientId: 'shop', redirectUri: links.shop, extraData: `product=club-${plan}` })
        }
      >
        <FreeCard affiliateId={affiliateId} />
      </ClubScreen>
    </>
  )
}
