import type { ECardWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import Maximize from 'lucide-react/icons/maximize'
import { useCallback, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { useFace } from './card/use-face.ts'
import { CardDeeds } from './card-deeds.tsx'
import { eCardsQuery, type Holder } from './certifications.queries.ts'
import { Fan } from './fan.tsx'
import { FlipCard } from './flip-card.tsx'
import { FreeCard } from './free-card.tsx'
import { GoneCard } from './gone-card.tsx'
import { CardsFailed, CardsLoading, NoCards } from './no-cards.tsx'
import { enterFullScreen } from './show/full-screen.ts'
import { ShowCard } from './show/show-card.tsx'
import css from './stage.module.css'

type Props = { holder: Holder; licenseID: string | undefined; levelID: string | undefined }

/** RT-03: the card that the address names, or else the first. */
export function ECardScreen({ holder, licenseID, levelID }: Props) {
  const { t, locale } = useTranslator('certifications')
  const cards = useQuery(eCardsQuery(useCalls(), holder, locale))
  if (!cards.data) return cards.isError ? <CardsFailed query={cards} /> : <CardsLoading />
  const card = licenseID === undefined ? cards.data[0] : findCard(cards.data, licenseID, levelID)
  if (!card && licenseID === undefined) return <NoCards />
  if (!card) return <GoneCard holder={holder} licenseID={licenseID} />
  return (
    <>
      <Stage card={card} holder={holder} key={card.licenseID} />
      <Fan cards={cards.data} current={card} title={t('certifications.all')} />
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

function Stage({ card, holder }: { card: ECardWire; holder: Holder }) {
  const { t } = useTranslator('certifications')
  const face = useFace(holder.affiliateId, card.photo)
  const [isShown, setIsShown] = useState(false)
  const hide = useCallback(() => setIsShown(false), [])
  const showFull = async () => {
    await enterFullScreen()
    setIsShown(true)
  }
  return (
    <section aria-label={card.title} className={css.stage}>
      <FlipCard card={card} face={face} />
      <div className={css.main}>
        <Button icon={Maximize} kind="primary" onClick={() => void showFull()} size="lg">
          {t('certifications.show.open')}
        </Button>
      </div>
      <CardDeeds card={card} />
      <ShowCard card={card} face={face} onClose={hide} open={isShown} />
    </section>
  )
}
