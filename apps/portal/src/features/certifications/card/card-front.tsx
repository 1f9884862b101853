import type { CertificationWire } from '@fathom/contract/certifications'
import { cardHue, licenseIdShown } from '@fathom/domain/certifications'
import { CARD_HEIGHT, cardFront, depthOnCard } from '@fathom/look/drawings/card/card-art.ts'
import { mark } from '@fathom/look/mark.ts'
import { useId, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import css from './card.module.css'

type Drawn = Pick<
  CertificationWire,
  'licenseID' | 'title' | 'cardGroupCode' | 'qualifiedDepth' | 'gasLimit' | 'certDate'
>

const LONG_TITLE = 18

/** Above this depth the gauge labels are level with the photo, so the photo moves aside. */
const BELOW_PHOTO_METRES = 22

/** Every card has its own seabed, seeded with its number. */
export const seedOf = (licenseID: string): number => Number(licenseID) % 2_147_483_647

function Art({ card }: { card: Drawn }) {
  const id = useId()
  const art = useMemo(
    () =>
      cardFront({
        seed: seedOf(card.licenseID),
        depth: card.qualifiedDepth,
        hue: cardHue(card),
        id: id.replaceAll(/[^\w]/g, ''),
      }),
    [card, id],
  )
  return (
    <div className={css.art}>
      <Drawing of={art} width="full" />
    </div>
  )
}

const Level = ({ title }: { title: string }) => (
  <p className={css.level} data-long={title.length > LONG_TITLE || undefined}>
    {title}
  </p>
)

type Props = { card: Drawn & { holderName: string; certDate: string }; face: string | undefined }

export function CardFront({ card, face }: Props) {
  const { t, formatDay, formatUnit } = useTranslator('certifications', 'certifications-cards')
  const { qualifiedDepth } = card
  const isBesidePhoto = qualifiedDepth !== null && qualifiedDepth < BELOW_PHOTO_METRES
  return (
    <article aria-label={t('certifications.card.front')} className={css.card}>
      <Art card={card} />
      <div className={css.front}>
        <CardBrand />
        <Level title={card.title} />
        <div className={css.who}>
          <b>
            <bdi>{card.holderName}</bdi>
          </b>
          <span className={css.small}>
            <bdi>{licenseIdShown(card.licenseID)}</bdi>
          </span>
          <span className={css.small}>
            {t('certifications-cards.certified', { date: formatDay(card.certDate) })}
          </span>
        </div>
      </div>
      <div className={css.face} data-aside={isBesidePhoto || undefined}>
        {face && <img alt={t('certifications.card.photo', { name: card.holderName })} src={face} />}
      </div>
      <GasLimit className={css.gas} limit={card.gasLimit} />
      {qualifiedDepth !== null && (
        <span
          className={css.depth}
          style={{ insetBlockStart: `${(depthOnCard(qualifiedDepth) / CARD_HEIGHT) * 100}%` }}
        >
          <bdi>{formatUnit(qualifiedDepth, 'meter')}</bdi>
        </span>
      )}
    </article>
  )
}

type GasProps = { limit: number | null | undefined; className?: string | undefined }

/** TS-13: the richest mix that a nitrox card qualifies for. Cards stored on a device may not have it yet. */
export function GasLimit({ limit, className }: GasProps) {
  const { t, formatPercent } = useTranslator('certifications-cards')
  if (!limit) return null
  return (
    <span className={className}>
      {t('certifications-cards.gasLimit', { share: formatPercent(limit / 100) })}
    </span>
  )
}

/** Small, for lists: only the level is readable. */
export function CardThumb({ card }: { card: Drawn }) {
  return (
    <div className={classNames(css.card, css.thumb)}>
      <Art card={card} />
      <div className={css.front}>
        <Level title={card.title} />
      </div>
    </div>
  )
}

const MARK = mark('#fff', '#ff6a2b')

export function CardBrand() {
  return (
    <span className={css.brand}>
      <Drawing of={MARK} width="full" />
      <bdi>Fathom</bdi>
    </span>
  )
}
