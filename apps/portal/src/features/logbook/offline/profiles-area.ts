import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { logbookHere, storeLogbook } from '../device/logbook.queries.ts'
import { profilesQuery, storedProfiles } from '../profile/profile.queries.ts'

/** Some 50 to 200 kB each. */
const MOST_DIVES = 20

/** BO-01: what dive computers recorded of the newest dives. Those that are stored already aren't fetched again. */
export const diveProfilesArea: OfflineArea = {
  name: 'dive-profiles',
  isLarge: true,
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: ({ type }) => type === 'logbook',
  store: async ({ calls, user: { affiliateId }, queries, fetch }) => {
    await storeLogbook(calls, queries, affiliateId)
    const { server } = await logbookHere(affiliateId)
    const newest = server
      .map(({ log }) => log)
      .filter(({ sketch }) => sketch)
      .toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1))
      .slice(0, MOST_DIVES)
    const stored: unknown[] = []
    // The newest last: those that were stored first make room first.
    for (const log of newest.toReversed())
      stored.push((await storedProfiles(log)) ?? (await fetch(profilesQuery(calls, log, true))))
    return stored
  },
}
