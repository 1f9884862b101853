import { diveLog, diveLogOf, diveSites, instructor } from '@fathom/contract/logbook'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'

type Graph = Pick<Calls, 'graph'>

/**
 * Null if the id doesn't exist or belongs to another diver. Never cached, because an edit must start from the
 * current state.
 */
export const logToEditQuery = ({ graph }: Graph, id: string) =>
  queryOptions({
    queryKey: ['logbook', 'edit', id],
    queryFn: async ({ signal }) => {
      try {
        const { diveLog: log } = await graph.request(diveLog, { id }, { signal })
        return log && diveLogOf(log)
      } catch (cause) {
        if (cause instanceof CallFailed && cause.problem === 'not-found') return null
        throw cause
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** CA-41. Null if no instructor has this number. */
export const instructorQuery = ({ graph }: Graph, number: number | null) =>
  queryOptions({
    queryKey: ['logbook', 'instructor', number],
    queryFn: async ({ signal }) =>
      (await graph.request(instructor, { memsys_member_number: number ?? 0 }, { signal })).instructor ?? null,
    enabled: number !== null,
    staleTime: 5 * 60_000,
  })

const MOST_SITES = 8

/** CA-41 */
export const diveSitesQuery = ({ graph }: Graph, name: string) =>
  queryOptions({
    queryKey: ['logbook', 'sites', name],
    queryFn: async ({ signal }) =>
      (await graph.request(diveSites, { name, limit: MOST_SITES }, { signal })).diveSites,
    enabled: name.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
