import { diveLogOf, logbookHome } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { isOnline } from '../../../shared/connection.ts'
import { CallFailed } from '../../../shared/http/index.ts'
import { ALSO_OFFLINE } from '../../../shared/offline/stored-answers.ts'
import { hasPending, type Logbook, logbookHere } from '../device/logbook.queries.ts'
import { lastDive, totalsOf } from '../device/logbook-rules.ts'

/** What the home page shows of the logbook (SN-01). */
export type LogbookHome = {
  last: DiveLog | undefined
  /** All dives that are no draft. */
  dives: number
  year: { dives: number; bottomTime: number; maxDepth: number | null }
}

/** From the dives on this device. */
export function homeOf({ dives }: Pick<Logbook, 'dives'>, year: number): LogbookHome {
  const isOfYear = ({ log }: Logbook['dives'][number]) => log.date?.startsWith(`${year}-`) === true
  return {
    last: lastDive(dives),
    dives: totalsOf(dives).dives,
    year: totalsOf(dives.filter(isOfYear)),
  }
}

async function askHome(
  { graph }: Pick<Calls, 'graph'>,
  year: number,
  signal: AbortSignal,
): Promise<LogbookHome> {
  const { lastDiveLog, diveLogTotals, diveLogYear } = await graph.request(logbookHome, { year }, { signal })
  const depths = diveLogYear.flatMap(({ max_depth: depth }) => depth ?? [])
  return {
    last: lastDiveLog ? diveLogOf(lastDiveLog) : undefined,
    dives: diveLogTotals.dives,
    year: {
      dives: diveLogYear.length,
      bottomTime: diveLogYear.reduce((sum, { bottom_time: minutes }) => sum + (minutes ?? 0), 0),
      maxDepth: depths.length > 0 ? Math.max(...depths) : null,
    },
  }
}

const isUnreached = (cause: unknown) => cause instanceof CallFailed && cause.kind !== 'refused'

/**
 * Asks the server, because reading ten thousand dives from the device to show one takes too long. What waits on
 * this device is part of the logbook, too, so then the device answers, and while the server can't be reached.
 */
export const logbookHomeQuery = (calls: Pick<Calls, 'graph'>, affiliateId: number, year: number) =>
  queryOptions({
    queryKey: ['logbook', 'home', affiliateId, year],
    queryFn: async ({ signal }): Promise<LogbookHome> => {
      const here = async () => homeOf(await logbookHere(affiliateId), year)
      if (!isOnline() || (await hasPending(affiliateId))) return here()
      try {
        return await askHome(calls, year, signal)
      } catch (cause) {
        if (isUnreached(cause)) return here()
        throw cause
      }
    },
    ...ALSO_OFFLINE,
  })
