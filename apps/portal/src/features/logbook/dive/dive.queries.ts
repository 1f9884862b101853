import { diveLog, diveLogOf, type Seal } from '@fathom/contract/logbook'
import { type DiveLog, surfaceIntervalAfter } from '@fathom/domain/logbook'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useOnline } from '../../../shared/use-online.ts'
import { type Logbook, mayBeElsewhere, useLogbook } from '../device/logbook.queries.ts'
import { numbersOf } from '../device/logbook-rules.ts'
import type { DiveCode, Waiting } from '../device/pending.ts'
import { useFirstNumber } from '../numbering/numbering.queries.ts'

/** A dive with data beyond the log itself. */
export type Dive = {
  log: DiveLog
  seal: Seal | null
  number: number | null
  code: DiveCode | null
  /** Minutes at the surface before it, where they follow from the dive before. */
  interval?: number | undefined
  waits?: Waiting
  isDraft?: boolean
}

/** CA-40. `diver` is the owner if the dive isn't mine. Null if it doesn't exist, or I may not see it. */
const diveQuery = ({ graph }: Pick<Calls, 'graph'>, id: string, diver?: number) =>
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
        if (isMissing(cause)) return null
        throw cause
      }
    },
  })

/** BO-01: an own dive comes from this device; one that isn't on it, and one of a student, from the server. */
export function useDive(id: string, affiliateId: number, diver: number | undefined) {
  const isMine = diver === undefined
  const logbook = useLogbook(affiliateId, isMine)
  const { data } = logbook
  const first = useFirstNumber(affiliateId, isMine)
  const stored = useMemo((): Dive | undefined => {
    const found = data?.dives.find(({ log }) => log.id === id)
    if (!found || data?.storing || first === undefined) return found && { ...found, number: null }
    const number = numbersOf(data?.dives ?? [], first).get(id) ?? null
    const others = (data?.dives ?? []).flatMap(({ log }) =>
      log.id === id || log.status === 'Draft' ? [] : [log],
    )
    return { ...found, number, interval: surfaceIntervalAfter(others, found.log) }
  }, [data, id, first])
  const isAsked = !isMine || (!stored && mayBeElsewhere(logbook))
  const asked = useQuery({ ...diveQuery(useCalls(), id, diver), enabled: isAsked })
  const isOnline = useOnline()
  /** BO-02: as of when the dive is, if this device can't ask. */
  const asOf = stored && !isOnline ? data?.wholeAt : undefined
  const isMissing = isMine && !stored && !asked.data && data !== undefined && !isOnline
  /** BO-02: why the dive isn't here, if this device can't ask. */
  const missing = isMissing ? missingOf(data, id) : undefined
  return { ...asked, data: stored ?? asked.data, asOf, missing }
}

const missingOf = ({ deleted }: Logbook, id: string): 'deletedHere' | 'notHere' =>
  deleted.includes(id) ? 'deletedHere' : 'notHere'
