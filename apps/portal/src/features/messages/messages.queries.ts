import type { ThreadWire, UnreadThreadsWire } from '@fathom/contract/messages'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'

type Http = Pick<Calls, 'http'>

/** Query key for everything that a new message or a reading changes. */
export const MESSAGES_KEY = ['messages'] as const

export const THREAD = 'enrolments/{enrolmentId}/messages'

export const isGone = (error: unknown): boolean => error instanceof CallFailed && error.status === 404

/** The newest messages first; each further page has earlier ones. */
export const threadQuery = ({ http }: Http, enrolmentId: string, culture: string) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, 'thread', enrolmentId, culture],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam: before }) =>
      http.get<ThreadWire>('learning', THREAD, {
        params: { enrolmentId },
        query: { before, culture },
        signal,
      }),
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? messages[0]?.number : undefined),
    retry: (count, error) => !isGone(error) && count < 2,
  })

export const unreadQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'unread', affiliateId],
    queryFn: ({ signal }) => http.get<UnreadThreadsWire>('learning', 'messages/unread', { signal }),
  })
