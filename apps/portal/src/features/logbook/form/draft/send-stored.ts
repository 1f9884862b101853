import type { LogType } from '@fathom/domain/logbook'
import { unlessInFlight } from '../../../../shared/offline/in-flight.ts'
import { openDiveDraft, type Writer } from './dive-draft.ts'
import { type DiveKeep, diveLock, keyOf, type StoredDive, storeOf } from './stored-dive.ts'

type Ports = {
  dives: DiveKeep
  affiliateId: number
  writerOf: (logType: LogType) => Writer
  /** Sends the stored photos of a log and returns whether none are left. */
  sendPhotos: (logId: string) => Promise<boolean>
}

/**
 * Sends drafts that earlier visits left on this device and returns how many got through. Published logs wait
 * for their diver unless the button was pressed; so do logs whose same fields were changed elsewhere.
 */
export async function sendStored(ports: Ports): Promise<number> {
  let sent = 0
  for (const listed of await ports.dives.list()) {
    const key = keyOf(listed)
    // An open form sends its own draft.
    await unlessInFlight(diveLock(key), async () => {
      // A form may have continued it in the meantime.
      const stored = await ports.dives.find(key)
      if (stored && isDue(stored, ports.affiliateId) && (await sendOne(stored, ports))) sent += 1
    })
  }
  return sent
}

const isDue = (stored: StoredDive, affiliateId: number) =>
  stored.affiliateId === affiliateId && (stored.base?.status !== 'Published' || stored.wish !== undefined)

/**
 * Sends the log, then its photos, then the requested status change: a submitted log doesn't accept more
 * photos.
 */
async function sendOne(stored: StoredDive, { dives, writerOf, sendPhotos }: Ports): Promise<boolean> {
  const { id, affiliateId, logType, content, base, wish: request } = stored
  const store = storeOf(dives, { id, affiliateId, logType, key: keyOf(stored) })
  const draft = openDiveDraft(
    { id, write: writerOf(logType), store },
    { log: base ?? undefined, content, request, isStored: true },
  )
  await draft.end()
  const { state, base: saved } = draft.snapshot()
  const isThere = saved !== undefined && (state.kind === 'saved' || state.kind === 'pending')
  if (isThere && (await sendPhotos(id)) && request) await draft.finish(request)
  return draft.isSafe()
}
