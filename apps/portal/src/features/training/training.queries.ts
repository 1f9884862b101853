import type { EntitlementsWire, MyCourseWire, OtherCoursesWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../shared/offline/answer-then-stored.ts'

/** The names under which these are stored on the device. */
export const MY_COURSES = 'my-courses'
export const ENTITLEMENTS = 'entitlements'
export const JUMP_PAGE = 'jump-page'

/** The user's entitlements; cached per affiliate id (EN-18). */
export const entitlementsQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['training', 'entitlements', affiliateId],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId, name: ENTITLEMENTS }, async () => {
        const params = { affiliateId }
        const { items } = await http.get<EntitlementsWire>('learning', 'entitlements/{affiliateId}', {
          params,
          signal,
        })
        return items
      }),
    ...ALSO_OFFLINE,
  })

/** Where the pro journey continues; null for users who aren't on one (CA-29). */
export const jumpPageQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['training', 'jump-page', affiliateId],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId, name: JUMP_PAGE }, async () => {
        const { jumpPage } = await http.post<OtherCoursesWire>('pro', 'journey/routing/othercourses', {
          signal,
        })
        return jumpPage
      }),
    ...ALSO_OFFLINE,
  })

/**
 * The user's courses, last used first. In its own file because the dashboard requests it before everything
 * else.
 */
export const myCoursesQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: ['training', 'learning', 'mine', affiliateId, culture],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId, name: MY_COURSES }, () =>
        http.get<MyCourseWire[]>('learning', 'my-courses', { query: { culture }, signal }),
      ),
    ...ALSO_OFFLINE,
  })
