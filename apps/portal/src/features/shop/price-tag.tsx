import type { PriceToPayWire } from '@fathom/contract/shop'
import { useQuery } from '@tanstack/react-query'
import Tag from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { priceText } from '../../shared/price-text.ts'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import css from './price-tag.module.css'
import { pricesQuery } from './shop.queries.ts'

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

type OwnPriceProps = {
  packageId: string
  /** Shown when the shop doesn't sell the course or doesn't answer. */
  children: ReactNode
}

/** CO-02: the user's own price of a course, the same everywhere as in the shop. */
export function OwnPrice({ packageId, children }: OwnPriceProps) {
  const prices = useQuery(pricesQuery(useCalls()))
  if (prices.isPending && prices.fetchStatus === 'fetching' && prices.failureCount === 0) return null
  const price = prices.data?.items.find((course) => course.packageId === packageId)?.price
  return price ? <Paid price={price} /> : children
}

function Paid({ price: { before, after, discount } }: { price: PriceToPayWire }) {
  const translator = useTranslator('shop')
  const { t } = translator
  const [was, now] = [priceText(translator, before), priceText(translator, after)]
  if (!discount) return <bdi>{now}</bdi>
  return (
    <>
      <span className="visually-hidden">{t('shop.price.before', { price: was })}. </span>
      <s aria-hidden="true" className={css.wasInline}>
        <bdi>{was}</bdi>
      </s>
      <span className="visually-hidden">{t('shop.price.after', { price: now })}. </span>
      <bdi aria-hidden="true">{now}</bdi>
    </>
  )
}
