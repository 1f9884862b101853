import type { ECardWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { cardBack } from '@fathom/look/drawings/card/card-art.ts'
import { type ReactNode, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import css from './card.module.css'
import { seedOf } from './card-front.tsx'

/** Four characters are enough to tell our keys apart by eye. */
const shortKey = (keyId: string) => keyId.slice(0, 4).toUpperCase()

export function CardBack({ card }: { card: ECardWire }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const art = useMemo(() => cardBack(seedOf(card.licenseID)), [card.licenseID])
  return (
    <article aria-label={t('certifications.card.back')} className={classNames(css.card, css.back)}>
      <div className={css.art}>
        <Drawing of={art} width="full" />
      </div>
      <div className={css.strip} />
      <div className={css.rear}>
        <Facts card={card} />
        {card.code ? (
          <QrPicture className={css.code} label={t('certifications.card.code')} text={card.code} />
        ) : (
          <p className={css.noCode}>{t('certifications.card.noCode')}</p>
        )}
        <p className={css.signed}>
          <span>{card.keyId && t('certifications-cards.signedBy', { key: shortKey(card.keyId) })}</span>
          <span>{t('certifications-cards.scan')}</span>
        </p>
      </div>
    </article>
  )
}

function Facts({ card }: { card: ECardWire }) {
  const { t, formatDay, formatUnit } = useTranslator('certifications', 'certifications-cards')
  const { birthdate, instructor, store, qualifiedDepth, expiresOn } = card
  return (
    <dl className={css.facts}>
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
      <Fact name={t('certifications-cards.renewal')}>
        {expiresOn ? formatDay(expiresOn) : t('certifications-cards.noRenewal')}
      </Fact>
    </dl>
  )
}

const named = ({ name, number }: NonNullable<ECardWire['instructor']>) => (
  <>
    <bdi>{name}</bdi>
    <span className={css.number}>
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
