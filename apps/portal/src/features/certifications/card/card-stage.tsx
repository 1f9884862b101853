import type { ECardWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { cardBack } from '@fathom/look/drawings/card/card-art.ts'
import Maximize from 'lucide-react/icons/maximize'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { usePaging } from '../../../shared/ui/overlay/swipe.ts'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import { useFace } from '../face/face.tsx'
import cardCss from './card.module.css'
import { CardActions } from './card-actions.tsx'
import { CardFront, GasLimit, seedOf } from './card-front.tsx'
import css from './card-stage.module.css'
import { enterFullScreen, ShowCard } from './show-card.tsx'

/** One large card and its actions. */
type Props = {
  card: ECardWire
  affiliateId: number
  /** A swipe, to the next card or the one before. */
  onStep?: ((by: 1 | -1) => void) | undefined
}

export function CardStage({ card, affiliateId, onStep }: Props) {
  const { t } = useTranslator('certifications')
  const face = useFace(affiliateId, card.photo)
  const [isShown, setIsShown] = useState(false)
  const hide = useCallback(() => setIsShown(false), [])
  const showFull = async () => {
    await enterFullScreen()
    setIsShown(true)
  }
  return (
    <section aria-label={card.title} className={css.stage}>
      <FlipCard card={card} face={face} onStep={onStep} />
      <div className={css.main}>
        <Button icon={Maximize} kind="primary" onClick={() => void showFull()} size="lg">
          {t('certifications.show.open')}
        </Button>
      </div>
      <CardActions card={card} />
      <ShowCard card={card} face={face} onClose={hide} open={isShown} />
    </section>
  )
}

/** Front and back: side by side where they fit, otherwise one card that flips on tap. */
function FlipCard({ card, face, onStep }: Pick<Props, 'card' | 'onStep'> & { face: string | undefined }) {
  const { t } = useTranslator('certifications')
  const [isTurned, setIsTurned] = useState(false)
  const paging = usePaging((by) => onStep?.(by))
  return (
    <div className={css.pair} data-turned={isTurned || undefined} {...paging}>
      <div className={classNames(css.side, css.front)}>
        <CardFront card={card} face={face} />
      </div>
      <div className={classNames(css.side, css.back)}>
        <CardBack card={card} />
      </div>
      <button
        aria-label={t(isTurned ? 'certifications.showFront' : 'certifications.showBack')}
        className={css.turn}
        onClick={() => setIsTurned(!isTurned)}
        type="button"
      />
    </div>
  )
}

/** Four characters are enough to tell our keys apart by eye. */
const shortKey = (keyId: string) => keyId.slice(0, 4).toUpperCase()

function CardBack({ card }: { card: ECardWire }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const art = useMemo(() => cardBack(seedOf(card.licenseID)), [card.licenseID])
  return (
    <article aria-label={t('certifications.card.back')} className={classNames(cardCss.card, cardCss.back)}>
      <div className={cardCss.art}>
        <Drawing of={art} width="full" />
      </div>
      <div className={cardCss.strip} />
      <div className={cardCss.rear}>
        <Facts card={card} />
        {card.code ? (
          <QrPicture className={cardCss.code} label={t('certifications.card.code')} text={card.code} />
        ) : (
          <p className={cardCss.noCode}>{t('certifications.card.noCode')}</p>
        )}
        <p className={cardCss.signed}>
          <span>{card.keyId && t('certifications-cards.signedBy', { key: shortKey(card.keyId) })}</span>
          <span>{t('certifications-cards.scan')}</span>
        </p>
      </div>
    </article>
  )
}

function Facts({ card }: { card: ECardWire }) {
  const { t, formatDay, formatUnit } = useTranslator('certifications', 'certifications-cards')
  const { birthdate, instructor, store, qualifiedDepth, gasLimit, expiresOn } = card
  return (
    <dl className={cardCss.facts}>
      <Fact name={t('certifications-cards.cardNumber')}>
        <bdi>{licenseIdShown(card.licenseID)}</bdi>
      </Fact>
      {birthdate && <Fact name={t('certifications-cards.born')}>{formatDay(birthdate)}</Fact>}
      {instructor && <Fact name={t('certifications-cards.instructor')}>{named(instructor)}</Fact>}
      {store && <Fact name={t('certifications-cards.store')}>{named(store)}</Fact>}
      {qualifiedDepth !== null && (
        <Fact name={t('certifications-cards.qualifiedTo')}>
          <bdi>{formatUnit(qualifiedDepth, 'meter')}</bdi>
        </Fact>
      )}
      {gasLimit && (
        <Fact name={t('certifications-cards.gas')}>
          <GasLimit limit={gasLimit} />
        </Fact>
      )}
      <Fact name={t('certifications-cards.renewal')}>
        {expiresOn ? formatDay(expiresOn) : t('certifications-cards.noRenewal')}
      </Fact>
    </dl>
  )
}

const named = ({ name, number }: NonNullable<ECardWire['instructor']>) => (
  <>
    <bdi>{name}</bdi>
    <span className={cardCss.number}>
      <bdi>{number}</bdi>
    </span>
  </>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
