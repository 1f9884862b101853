import { sendPending } from '../../../shared/offline/outbox.ts'
import { type ListWaiting, takeEntry } from '../../../shared/offline/waiting.ts'
import { paths } from '../../../shared/paths.ts'
import { MESSAGES_KEY } from '../messages-key.ts'
import { refusalWords } from './refusal-words.ts'
import { deviceMessages, listUnsent } from './unsent-message.ts'

/** BO-05: messages that the server doesn't have yet. */
export const listWaitingMessages: ListWaiting = async (affiliateId, words) => {
  await words.need('messages')
  const { t } = words.current()
  return (await listUnsent(affiliateId)).map((message) => ({
    id: message.id,
    kind: t('messages.label'),
    title: message.text || message.files.map(({ name }) => name).join(', '),
    state:
      message.refusal === null
        ? { kind: 'waiting' }
        : { kind: 'failed', reason: refusalWords(t, message.refusal) },
    since: message.writtenAt,
    to: paths.messages(message.enrolmentId),
    retry: async () => {
      await deviceMessages.put(message.id, { ...message, refusal: null })
      sendPending()
    },
    discard: () => takeEntry(deviceMessages, message.id),
    shownBy: MESSAGES_KEY,
  }))
}
