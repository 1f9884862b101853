import type { EntitlementsWire, MyCourseWire, OtherCoursesWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

/** The user's entitlements; cached per affiliate id (EN-18). */
export const entitlementsQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['training', 'entitlements', affiliateId],
    queryFn: async ({ signal }) => {
      const params = { affiliateId }
      const { items } = await http.get<EntitlementsWire>('learning', 'entitlements/{affiliateId}', {
        params,
        signal,
      })
      return items
    },
  })

/** Where the pro journey continues; null for users who aren't on one (CA-29). */
export const jumpPageQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['training', 'jump-page', affiliateId],
    queryFn: async ({ signal }) => {
      const { jumpPage } = await http.post<OtherCoursesWire>('pro', 'journey/routing/othercourses', {
        signal,
      })
      return jumpPage
    },
  })

/**
 * The user's courses, last used first. In its own file because the dashboard requests it before everything
 * else.
 */
export const myCoursesQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: ['training', 'learning', 'mine', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<MyCourseWire[]>('learning', 'my-courses', { query: { culture }, signal }),
  })
