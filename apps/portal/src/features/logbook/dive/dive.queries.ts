import { type DiveLogQuery, diveLog, diveLogOf, type Seal } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'

/** A dive with data beyond the log itself. */
export type Dive = { log: DiveLog; seal: Seal | null; number: number | null; code: DiveCode | null }

/** TS-15: the code of a verified dive. */
export type DiveCode = NonNullable<NonNullable<DiveLogQuery['diveLog']>['code']>

/** CA-40. `diver` is the owner if the dive isn't mine. Null if it doesn't exist, or I may not see it. */
export const diveQuery = ({ graph }: Pick<Calls, 'graph'>, id: string, diver?: number) =>
  queryOptions({
    queryKey: ['logbook', 'dive', id, diver ?? null],
    queryFn: async ({ signal }): Promise<Dive | null> => {
      try {
        const args = { id, affiliate_id: diver ?? null }
        const { diveLog: wire } = await graph.request(diveLog, args, { signal })
        return (
          wire && { log: diveLogOf(wire), seal: wire.seal, number: wire.dive_number, code: wire.code ?? null }
        )
      } catch (cause) {
        // An invalid id counts as not found.
        if (cause instanceof CallFailed && (cause.status === 404 || cause.status === 400)) return null
        throw cause
      }
    },
  })
