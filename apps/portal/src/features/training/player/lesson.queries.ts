import type { LaunchWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { LEARNING_KEY } from '../learning.queries.ts'
import { sendKeptSittings } from './outbox/index.ts'

export type LessonAddress = { courseId: string; activityId: string | undefined }

/**
 * Opens a lesson. What earlier sittings left on this device goes first, or it would come late and stand beside this
 * one. Each turn is a launch of its own, with a fresh way into the content.
 */
export const launchQuery = (calls: Calls, affiliateId: number, address: LessonAddress, turn: number) =>
  queryOptions({
    queryKey: ['training', 'launch', affiliateId, address, turn],
    queryFn: async ({ signal }) => {
      await sendKeptSittings(calls, affiliateId)
      const { courseId: id, activityId } = address
      return calls.http.post<LaunchWire>('learning', 'courses/{id}/launch', {
        params: { id },
        body: activityId === undefined ? {} : { activityId },
        signal,
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const isLearning = { queryKey: LEARNING_KEY }
