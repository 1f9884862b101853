import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { catalogQuery } from '../shop.queries.ts'
import css from './browse.module.css'
import { ShopBody } from './shop-body.tsx'
import { ShopTools } from './shop-tools.tsx'
import { EVERYTHING, isEverything, queryOf, type ShopView, viewIn } from './shop-view.ts'

const ADDRESS = { viewIn, queryOf }

/** RT-23, SC-13: the shop. `top` is shown above the courses unless the user searches or filters. */
export function ShopScreen({ top }: { top?: ReactNode }) {
  const { t, locale } = useTranslator('shop')
  const { view, change } = useAddressView<ShopView>(ADDRESS)
  // Previous results stay until the next arrive, so the counts don't jump while the user types.
  const list = useInfiniteQuery({
    ...catalogQuery(useCalls(), view, locale),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHeader lead={t('shop.lead')} title={t('shell.page.shop')} />
      {isEverything(view) && <div className={css.top}>{top}</div>}
      <ShopTools counts={list.data?.pages[0]?.counts} onChange={change} view={view} />
      <ShopBody list={list} onClear={() => change(EVERYTHING)} view={view} />
    </>
  )
}
