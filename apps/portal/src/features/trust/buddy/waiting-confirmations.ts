import { readCode } from '@fathom/domain/trust'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { type ListWaiting, takeEntry } from '../../../shared/offline/waiting.ts'
import { paths } from '../../../shared/paths.ts'
import { CONFIRMATIONS_KEY, deviceConfirmations, listUnsent } from './confirmations.ts'

/** BO-05: confirmations that the server doesn't have yet. */
export const listWaitingConfirmations: ListWaiting = async (affiliateId, words) => {
  await words.need('trust-buddy')
  const { t, formatDay } = words.current()
  return (await listUnsent(affiliateId)).map((unsent) => {
    const code = readCode(unsent.code)
    const dive = code.is === 'confirmation' ? code.confirmation.dive : undefined
    return {
      id: unsent.id,
      kind: t(unsent.action === 'add' ? 'trust-buddy.entry' : 'trust-buddy.remove'),
      title: dive ? [dive.place, formatDay(dive.date)].filter(Boolean).join(', ') : '',
      state:
        unsent.refusal === null ? { kind: 'waiting' } : { kind: 'failed', reason: t('trust-buddy.refused') },
      since: unsent.at,
      to: paths.dive(unsent.logId),
      retry: async () => {
        await deviceConfirmations.put(unsent.id, { ...unsent, refusal: null })
        sendPending()
      },
      discard: () => takeEntry(deviceConfirmations, unsent.id),
      shownBy: CONFIRMATIONS_KEY,
    }
  })
}
