import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { isFromDevice, storeAnswer } from '../../../shared/offline/stored-answers.ts'
import { firstPage, NOTIFICATIONS, notificationsQuery } from '../notifications.queries.ts'

/** ST-09: the first page. The live channel keeps the list of the open page up to date, so nothing is fetched. */
export const notificationsArea: OfflineArea = {
  name: 'notifications',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: ({ type }) => type === 'notification',
  store: async ({ calls, user: { affiliateId }, locale, queries, fetch }) => {
    const of = { affiliateId, name: NOTIFICATIONS }
    const query = notificationsQuery(calls, locale)
    const list = isFromDevice(of) ? await fetch({ ...query, staleTime: 0 }) : await queries.fetchQuery(query)
    if (isFromDevice(of)) throw new Error('the server did not answer the notifications')
    const page = firstPage(list)
    await storeAnswer(of, page)
    return [page]
  },
}
