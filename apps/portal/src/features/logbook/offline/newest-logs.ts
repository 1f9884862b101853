import { byStart, type DiveLog } from '@fathom/domain/logbook'
import type { StorePorts } from '../../../shared/offline/offline-plan.ts'
import { logbookHere, storeLogbook } from '../device/logbook.queries.ts'

/** The logs of the device that are meant, the newest first, once it is up to date. */
export async function newestLogs(
  { calls, user: { affiliateId }, queries }: Pick<StorePorts, 'calls' | 'user' | 'queries'>,
  isMeant: (log: DiveLog) => boolean,
): Promise<readonly DiveLog[]> {
  await storeLogbook(calls, queries, affiliateId)
  const { server } = await logbookHere(affiliateId)
  return server
    .map(({ log }) => log)
    .filter(isMeant)
    .toSorted((one, other) => byStart(other, one))
}
