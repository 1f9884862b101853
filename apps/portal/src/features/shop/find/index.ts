import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { FindSource } from '../../../shared/find/find-item.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { catalogQuery } from '../shop.queries.ts'
import { EVERYTHING, queryOf } from '../shop-view.ts'

/** What the shop offers this person. */
export const catalogSource: FindSource = {
  name: 'catalog',
  group: 'courses',
  search: async ({ calls, client, locale }, search) => {
    const { pages } = await client.fetchInfiniteQuery(catalogQuery(calls, { ...EVERYTHING, search }, locale))
    const { t } = i18n.current()
    return (pages[0]?.items ?? []).map(({ packageId, title }) => ({
      id: packageId,
      title,
      detail: () => t('shell.page.shop'),
      icon: ShoppingBag,
      to: paths.shop(packageId),
    }))
  },
  more: (search) => `${paths.shop()}?${queryOf({ ...EVERYTHING, search })}`,
}
