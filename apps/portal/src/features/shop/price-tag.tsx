import type { PriceToPayWire } from '@fathom/contract/shop'
import Tag from 'lucide-react/icons/tag'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { priceText } from '../../shared/price-text.ts'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import css from './price-tag.module.css'

type Props = { price: PriceToPayWire; size?: 'md' | 'lg' }

/**
 * CO-02: the price before and after, and the source of the discount. A struck-through price also has text for
 * screen readers.
 */
export function PriceTag({ price, size = 'md' }: Props) {
  const translator = useTranslator('shop')
  const { t } = translator
  const { before, after, discount } = price
  const [was, now] = [priceText(translator, before), priceText(translator, after)]
  if (!discount)
    return (
      <p className={css.tag} data-size={size}>
        <bdi className={css.now}>{now}</bdi>
      </p>
    )
  return (
    <div className={css.tag} data-size={size}>
      <p>
        <span className="visually-hidden">{t('shop.price.before', { price: was })}. </span>
        <s aria-hidden="true" className={css.was}>
          <bdi>{was}</bdi>
        </s>{' '}
        <span className="visually-hidden">{t('shop.price.after', { price: now })}. </span>
        <bdi aria-hidden="true" className={css.now}>
          {now}
        </bdi>
      </p>
      <DiscountWords discount={discount} />
    </div>
  )
}

function DiscountWords({ discount }: { discount: NonNullable<PriceToPayWire['discount']> }) {
  const { t, formatPercent } = useTranslator('shop')
  const { clubName } = useConfig()
  const percent = formatPercent(discount.percent / 100)
  return (
    <p className={css.why}>
      <Icon of={Tag} size="sm" />
      {discount.kind === 'club'
        ? t('shop.price.club', { percent, club: clubName })
        : t('shop.price.offer', { percent })}
    </p>
  )
}
