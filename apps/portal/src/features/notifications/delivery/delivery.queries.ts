import type { DeliveryWire } from '@fathom/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { readPushState } from './push-device.ts'

type Http = Pick<Calls, 'http'>

export const pushStateKey = ['notifications', 'push'] as const

export const pushStateQuery = ({ http }: Http) =>
  queryOptions({ queryKey: pushStateKey, queryFn: () => readPushState(http), retry: false })

/**
 * Sends the device's time zone, which the server stores, so that the summary arrives in the user's morning.
 */
export const timeZoneQuery = ({ http }: Http, timeZone: string) =>
  queryOptions({
    queryKey: ['notifications', 'time-zone', timeZone],
    queryFn: ({ signal }) =>
      http.put<DeliveryWire>('notifications', 'delivery', { body: { timeZone }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
