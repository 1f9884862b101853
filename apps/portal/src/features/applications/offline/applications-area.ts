import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { applicationCalls } from '../applications.calls.ts'
import {
  applicationName,
  applicationQuery,
  assignedName,
  assignedQuery,
  TYPES,
  typesQuery,
} from '../applications.queries.ts'

/** The list has them last changed first. Older ones open offline once they were opened. */
const MOST_PAGES = 20

/** RT-12, RT-19: the list of applications, and the pages of those that changed last. */
export const applicationsArea: OfflineArea = {
  name: 'applications',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: ({ type }) => type === 'applications',
  store: async ({ calls, user: { affiliateId }, locale, storeAs }) => {
    const mine = applicationCalls(calls, affiliateId)
    const list = await storeAs(assignedName(), assignedQuery(mine, affiliateId, locale))
    const types = await storeAs(TYPES, typesQuery(mine, locale))
    const pages: unknown[] = []
    for (const { id } of list.items.slice(0, MOST_PAGES))
      pages.push(await storeAs(applicationName(id), applicationQuery(mine, affiliateId, id, locale)))
    return [list, types, ...pages]
  },
}
