import type { CatalogCoursesWire, CatalogEntryWire } from '@fathom/contract/shop'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import type { ShopView } from './shop-view.ts'

type Http = Pick<Calls, 'http'>

/** CA-54. Each view has its own cache entry, so a reply for one view never lands in another. */
export const catalogQuery = ({ http }: Http, view: ShopView, culture: string) =>
  infiniteQueryOptions({
    queryKey: ['shop', 'catalog', view, culture],
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) => {
      const { search, kind, level, language } = view
      const query = { ...(search && { search }), kind, level, language, page: String(pageParam), culture }
      return http.get<CatalogCoursesWire>('ecards', 'catalog/courses', { query, signal })
    },
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })

export const catalogEntryQuery = ({ http }: Http, packageId: string, culture: string) =>
  queryOptions({
    queryKey: ['shop', 'course', packageId, culture],
    queryFn: ({ signal }) =>
      http.get<CatalogEntryWire>('ecards', 'catalog/courses/{packageId}', {
        params: { packageId },
        query: { culture },
        signal,
      }),
  })

/** The user's own price of each course on sale; prices contain no text, so one list serves every language. */
export const pricesQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: ['shop', 'prices'],
    queryFn: ({ signal }) =>
      http.get<CatalogCoursesWire>('ecards', 'catalog/courses', { query: { pageSize: '100' }, signal }),
  })
