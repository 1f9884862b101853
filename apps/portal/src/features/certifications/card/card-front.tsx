import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'
import { cardHue, licenseIdShown, TITLE_ON_CARD, TITLE_ON_THUMB } from '@fathom/domain/certifications'
import type { Translator } from '@fathom/locales'
import { CARD_HEIGHT, cardFront, depthOnCard } from '@fathom/look/drawings/card/card-art.ts'
import { mark } from '@fathom/look/mark.ts'
import { useDeferredValue, useId, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import css from './card.module.css'
import { CardTitle } from './card-title.tsx'
import { HolderPhoto } from './holder-photo.tsx'

type Drawn = Pick<
  CertificationWire,
  'licenseID' | 'title' | 'levelCode' | 'cardGroupCode' | 'qualifiedDepth' | 'gasLimit' | 'certDate'
>

/** Every card has its own seabed, seeded with its number. */
export const seedOf = (licenseID: string): number => Number(licenseID) % 2_147_483_647

/** A seabed takes a phone a while, so the page stands first, and each card is drawn on its own. */
function Art({ card }: { card: Drawn }) {
  const id = useId()
  const isTurn = useDeferredValue(true, false)
  const art = useMemo(
    () =>
      isTurn
        ? cardFront({
            seed: seedOf(card.licenseID),
            depth: card.qualifiedDepth,
            hue: cardHue(card),
            id: id.replaceAll(/[^\w]/g, ''),
          })
        : '',
    [card, id, isTurn],
  )
  return (
    <div className={css.art}>
      <Drawing of={art} width="full" />
    </div>
  )
}

type Shown = Drawn & Pick<ECardWire, 'holderName' | 'certDate' | 'photo'>
type Props = { card: Shown; face: string | undefined }

export function CardFront({ card, face }: Props) {
  const { t, formatDay, formatUnit } = useTranslator('certifications', 'certifications-cards')
  const { qualifiedDepth } = card
  return (
    <article aria-label={t('certifications.card.front')} className={css.card}>
      <Art card={card} />
      <div className={css.front}>
        <CardBrand />
        <CardTitle place={TITLE_ON_CARD} title={card.title} />
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
      {card.photo && <HolderPhoto className={css.face} face={face} name={card.holderName} />}
      <GasLimit className={css.gas} limit={card.gasLimit} />
      {qualifiedDepth !== null && (
        <span
          className={css.depth}
          style={{ insetBlockStart: `${(depthOnCard(qualifiedDepth) / CARD_HEIGHT) * 100}%` }}
        >
          <bdi>{depthLabel(formatUnit, qualifiedDepth)}</bdi>
        </span>
      )}
    </article>
  )
}

/** As long as there is room between the gauge and the photo. */
const LONGEST_DEPTH = 4

/** The unit's short form is a word in some languages, and would lie under the photo. */
export function depthLabel(formatUnit: Translator['formatUnit'], depth: number): string {
  const label = formatUnit(depth, 'meter')
  return label.length <= LONGEST_DEPTH ? label : formatUnit(depth, 'meter', { unitDisplay: 'narrow' })
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
        <CardTitle place={TITLE_ON_THUMB} title={card.title} />
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
