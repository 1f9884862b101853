import { unlessInFlight } from '../../../../shared/offline/in-flight.ts'
import { createSender, type Send } from './sender.ts'
import { type SittingStore, sittingLock } from './stored-sitting.ts'

export type Sent = { sent: number; waiting: number }

/**
 * Sends what earlier sittings left on this device, oldest first; returns how many got through and how many
 * are pending.
 */
export async function sendStored(sittings: SittingStore, affiliateId: number, send: Send): Promise<Sent> {
  const listMine = async () => (await sittings.list()).filter((stored) => stored.affiliateId === affiliateId)
  const mine = (await listMine()).toSorted((one, other) => one.begunAt.localeCompare(other.begunAt))
  let sent = 0
  for (const { sitting } of mine)
    await unlessInFlight(sittingLock(sitting), async () => {
      // Another tab may have sent it in the meantime.
      const stored = await sittings.find(sitting)
      if (!stored) return
      const sender = createSender(stored, sittings, send)
      await sender.flush()
      if (sender.isSafe()) sent += 1
    })
  return { sent, waiting: (await listMine()).length }
}
