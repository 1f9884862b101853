import type { ThreadWire, UnreadThreadsWire } from '@fathom/contract/messages'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../shared/offline/stored-answers.ts'
import { MESSAGES_KEY } from './messages-key.ts'

type Http = Pick<Calls, 'http'>

export const THREAD = 'enrolments/{enrolmentId}/messages'

export const isGone = (error: unknown): boolean => error instanceof CallFailed && error.status === 404

type Reader = { affiliateId: number; enrolmentId: string; culture: string }

/** The name under which the newest messages are stored on the device. */
export const threadAnswer = (enrolmentId: string) => `messages.${enrolmentId}`

/**
 * The newest messages first; each further page has earlier ones. The newest can be read offline, so that an
 * answer can be written there.
 */
export const threadQuery = ({ http }: Http, { affiliateId, enrolmentId, culture }: Reader) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, 'thread', enrolmentId, culture],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam: before }) => {
      const query = { before, culture }
      const ask = () => http.get<ThreadWire>('learning', THREAD, { params: { enrolmentId }, query, signal })
      if (before !== undefined) return ask()
      return answerOrStored({ affiliateId, name: threadAnswer(enrolmentId) }, ask)
    },
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? messages[0]?.number : undefined),
    retry: (count, error) => !isGone(error) && count < 2,
    ...ALSO_OFFLINE,
  })

export const unreadQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'unread', affiliateId],
    queryFn: ({ signal }) => http.get<UnreadThreadsWire>('learning', 'messages/unread', { signal }),
  })
