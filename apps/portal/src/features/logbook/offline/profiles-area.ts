import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { profilesQuery, storedProfiles } from '../profile/profile.queries.ts'
import { newestLogs } from './newest-logs.ts'

/** Some 50 to 200 kB each. */
const MOST_DIVES = 20

/** BO-01: what dive computers recorded of the newest dives. Those that are stored already aren't fetched again. */
export const diveProfilesArea: OfflineArea = {
  name: 'dive-profiles',
  isLarge: true,
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: ({ type }) => type === 'logbook',
  store: async (ports) => {
    const newest = (await newestLogs(ports, ({ sketch }) => sketch !== null)).slice(0, MOST_DIVES)
    const stored: unknown[] = []
    // The newest last: those that were stored first make room first.
    for (const log of newest.toReversed())
      stored.push((await storedProfiles(log)) ?? (await ports.fetch(profilesQuery(ports.calls, log, true))))
    return stored
  },
}
