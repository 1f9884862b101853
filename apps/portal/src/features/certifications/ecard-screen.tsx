import type { ECardWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Navigate } from '../../shared/router/index.ts'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { CardStage } from './card-stage.tsx'
import { eCardsQuery, type Holder, myCertificationsQuery } from './certifications.queries.ts'
import { Fan } from './fan.tsx'
import { FreeCard } from './free-card.tsx'
import { CardMissing, CardsFailed, CardsLoading, NoCards } from './no-cards.tsx'
import css from './stage.module.css'

type Props = { holder: Holder; licenseID: string | undefined; levelID: string | undefined }

/** RT-03: the card in the URL, or else the first one. */
export function ECardScreen({ holder, licenseID, levelID }: Props) {
  const { t, locale } = useTranslator('certifications')
  const cards = useQuery(eCardsQuery(useCalls(), holder, locale))
  if (!cards.data) return cards.isError ? <CardsFailed query={cards} /> : <CardsLoading />
  const card = licenseID === undefined ? cards.data[0] : findCard(cards.data, licenseID, levelID)
  if (!card && licenseID === undefined) return <NoCards />
  if (!card) return <GoneCard holder={holder} licenseID={licenseID} />
  return (
    <>
      <CardStage affiliateId={holder.affiliateId} card={card} key={card.licenseID} />
      <Fan cards={cards.data} current={card} title={t('certifications.all')} />
      <p className={css.free}>
        <TextLink to={paths.certifications()}>{t('certifications.missing.action')}</TextLink>
      </p>
      <div className={css.free}>
        <FreeCard affiliateId={holder.affiliateId} />
      </div>
    </>
  )
}

const findCard = (cards: readonly ECardWire[], licenseID: string, levelID: string | undefined) =>
  cards.find(
    (card) => card.licenseID === licenseID && (levelID ?? String(card.levelID)) === String(card.levelID),
  )

/** A card that no longer exists, such as a withdrawn one, has a screen that says why. */
function GoneCard({ holder, licenseID }: { holder: Holder; licenseID: string | undefined }) {
  const { locale } = useTranslator('certifications')
  const all = useQuery(myCertificationsQuery(useCalls(), holder.affiliateId, locale))
  if (all.isPending && all.fetchStatus === 'fetching') return <CardsLoading />
  const held = all.data?.find((each) => each.licenseID === licenseID)
  if (held?.noECardReason) return <Navigate replace={true} to={paths.noEcard(String(held.levelID))} />
  return <CardMissing />
}
