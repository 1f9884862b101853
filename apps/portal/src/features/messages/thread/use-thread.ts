import type { MessageWire, ThreadWire } from '@fathom/contract/messages'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { THREAD, threadQuery } from '../messages.queries.ts'
import { MESSAGES_KEY } from '../messages-key.ts'
import { deviceMessages, listUnsent, type UnsentMessage } from '../outbox/unsent-message.ts'

export type ShownThread = ThreadWire & { unsent: readonly UnsentMessage[] }

/** The conversation, with what waits on this device. */
export function useThread(affiliateId: number, enrolmentId: string) {
  const { locale } = useTranslator('messages')
  const query = useInfiniteQuery(threadQuery(useCalls(), { affiliateId, enrolmentId, culture: locale }))
  const unsent = useQuery({
    queryKey: [...MESSAGES_KEY, 'unsent', affiliateId, enrolmentId],
    queryFn: () => listUnsent(affiliateId, enrolmentId),
    networkMode: 'always',
    staleTime: 0,
  })
  const [newest] = query.data?.pages ?? []
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? []
  const known = new Set(messages.map(({ id }) => id))
  const thread: ShownThread | undefined = newest && {
    ...newest,
    messages,
    unsent: (unsent.data ?? []).filter(({ id }) => !known.has(id)),
  }
  return { query, thread }
}

/** Writes to the device first; the outbox sends it from there, now or when the device is online. */
export function useUnsent(affiliateId: number, enrolmentId: string) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [...MESSAGES_KEY, 'unsent'] })
  const store = async (message: UnsentMessage) => {
    await deviceMessages.put(message.id, message)
    await refresh()
    sendPending()
  }
  return {
    send: (text: string, files: readonly File[]) =>
      store({
        ...{ id: newId(), affiliateId, enrolmentId, text, refusal: null },
        files: files.map((file) => ({ id: newId(), name: file.name, file })),
        writtenAt: new Date().toISOString(),
      }),
    retry: (message: UnsentMessage) => store({ ...message, refusal: null }),
    async discard({ id }: UnsentMessage) {
      await deviceMessages.remove(id)
      await refresh()
    },
  }
}

/** What is on a visible page is read. */
export function useMarkRead(enrolmentId: string, messages: readonly MessageWire[]): void {
  const { http } = useCalls()
  const client = useQueryClient()
  const marked = useRef(0)
  const number = messages.findLast(({ isOwn }) => !isOwn)?.number ?? 0
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState === 'hidden' || number <= marked.current) return
      const before = marked.current
      marked.current = number
      http.put('learning', `${THREAD}/read`, { params: { enrolmentId }, body: { number } }).then(
        () => client.invalidateQueries({ queryKey: [...MESSAGES_KEY, 'unread'] }),
        // The next look at the page tries again; until then it counts as unread, which is true.
        () => {
          marked.current = before
        },
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [http, client, enrolmentId, number])
}
