import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed, isFinal } from '../../../shared/http/index.ts'
import { unlessInFlight } from '../../../shared/offline/in-flight.ts'
import { deviceConfirmations, listUnsent, type UnsentConfirmation } from './confirmations.ts'

type Http = Pick<Calls, 'http'>
type Ports = { calls: Http; affiliateId: number; onSent: () => Promise<void> }

/** Sends what waits on this device; returns whether something is left that may get through later. */
export async function sendConfirmations({ calls, affiliateId, onSent }: Ports): Promise<boolean> {
  let isLeft = false
  for (const { id } of await listUnsent(affiliateId)) {
    await unlessInFlight(`fathom.confirmation.${id}`, async () => {
      const unsent = await deviceConfirmations.find(id)
      if (!unsent || unsent.refusal !== null) return
      const end = await sendOne(calls, unsent)
      isLeft ||= end === 'lost'
      if (end === 'lost' || end === 'unknown-dive') return
      // The person may have removed it while it was being sent.
      const now = await deviceConfirmations.find(id)
      if (now?.at !== unsent.at) isLeft = true
      else if (end === 'sent') await deviceConfirmations.remove(id)
      else await deviceConfirmations.put(id, { ...unsent, refusal: end.problem })
      await onSent()
    })
  }
  return isLeft
}

type End = 'sent' | 'lost' | 'unknown-dive' | { problem: string }

async function sendOne({ http }: Http, { id, logId, code, action }: UnsentConfirmation): Promise<End> {
  try {
    if (action === 'add')
      await http.post('logbook', 'confirmations/{logId}', { params: { logId }, body: { code } })
    else await http.delete('logbook', 'confirmations/{logId}/{id}', { params: { logId, id } })
    return 'sent'
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause
    // The dive itself may wait on this device; a removal of what is gone is done.
    if (cause.status === 404) return action === 'add' ? 'unknown-dive' : 'sent'
    return isFinal(cause) ? { problem: cause.problem ?? 'other' } : 'lost'
  }
}
