import type { OfferWire } from '@fathom/contract/promos'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import css from './offer.module.css'

/** The price before and after in one line, and the source of the discount. */
export function OfferPrice({ price: { before, after, discount } }: Pick<OfferWire, 'price'>) {
  const translator = useTranslator('promos')
  const { t, formatPercent } = translator
  const { clubName } = useConfig()
  const [was, now] = [priceText(translator, before), priceText(translator, after)]
  if (!discount)
    return (
      <p className={css.price}>
        <bdi>{now}</bdi>
      </p>
    )
  const percent = formatPercent(discount.percent / 100)
  return (
    <p className={css.price}>
      <span className="visually-hidden">{t('promos.offer.before', { price: was })}. </span>
      <s aria-hidden="true">
        <bdi>{was}</bdi>
      </s>
      <span className="visually-hidden">{t('promos.offer.after', { price: now })}. </span>
      <b aria-hidden="true">
        <bdi>{now}</bdi>
      </b>
      <span className={css.why}>
        {discount.kind === 'club'
          ? t('promos.offer.club', { percent, club: clubName })
          : t('promos.offer.percent', { percent })}
      </span>
    </p>
  )
}
