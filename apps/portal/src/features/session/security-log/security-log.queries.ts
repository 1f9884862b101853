import type { SecurityLogWire } from '@fathom/contract/session'
import type { SecurityEventKind } from '@fathom/domain/session'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

const DAY_MS = 86_400_000

/** Days that each period goes back. */
export const PERIODS = { day: 1, week: 7, month: 30, all: 90 } as const
export type Period = keyof typeof PERIODS

export type SecurityLogView = {
  kind: SecurityEventKind | undefined
  affiliateId: string | undefined
  period: Period
  /** When the list was requested: new events must not move the next pages. */
  until: number
}

export const securityLogQuery = ({ http }: Pick<Calls, 'http'>, view: SecurityLogView) =>
  infiniteQueryOptions({
    queryKey: ['session', 'security-log', view],
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) => {
      const { kind, affiliateId, period, until } = view
      const from = new Date(until - PERIODS[period] * DAY_MS).toISOString()
      const query = { kind, affiliateId, from, to: new Date(until).toISOString(), page: pageParam }
      return http.get<SecurityLogWire>('auth', 'security-log', { query, signal })
    },
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
