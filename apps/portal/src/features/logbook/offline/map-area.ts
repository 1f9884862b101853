import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { DIVED_SITES, divedSitesQuery } from '../map/sites.queries.ts'

/** LO-07: where the sites of the dives are. */
export const mapArea: OfflineArea = {
  name: 'dive-map',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: () => false,
  store: async ({ calls, storeAs }) => [await storeAs(DIVED_SITES, divedSitesQuery(calls))],
}
