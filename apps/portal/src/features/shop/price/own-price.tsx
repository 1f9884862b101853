import type { PriceToPayWire } from '@fathom/contract/shop'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { pricesQuery } from '../shop.queries.ts'
import css from './own-price.module.css'

type Props = {
  packageId: string
  /** Shown when the shop doesn't sell the course or doesn't answer. */
  children: ReactNode
}

/** CO-02: the user's own price of a course, the same everywhere as in the shop. */
export function OwnPrice({ packageId, children }: Props) {
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
      <s aria-hidden="true" className={css.was}>
        <bdi>{was}</bdi>
      </s>
      <span className="visually-hidden">{t('shop.price.after', { price: now })}. </span>
      <bdi aria-hidden="true">{now}</bdi>
    </>
  )
}
