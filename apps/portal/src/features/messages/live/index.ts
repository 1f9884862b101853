import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { type Following, followTopic } from '../../../shared/live/index.ts'
import type { Sender } from '../../../shared/offline/outbox.ts'
import type { WaitingSource } from '../../../shared/offline/waiting.ts'
import { MESSAGES_KEY } from '../messages-key.ts'

/** LE-07: open conversations and counts follow new messages and readings. */
export const followMessages = (ports: Following): void => followTopic(ports, 'messages', [[...MESSAGES_KEY]])

/** LE-07: sends messages that wait on this device. */
export const messagesSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['messages.waiting'],
  async send() {
    const { sendUnsent } = await import('../outbox/send-unsent.ts')
    const onSent = () => queries.invalidateQueries({ queryKey: MESSAGES_KEY })
    return sendUnsent({ calls, affiliateId, onSent })
  },
})

export const messagesWaiting: WaitingSource = {
  stores: ['unsent-messages'],
  load: async () => (await import('../outbox/waiting-messages.ts')).listWaitingMessages,
}
