import type { LogType } from '@fathom/domain/logbook'
import { unlessInFlight } from '../../../../shared/offline/in-flight.ts'
import { createSaver } from './saver.ts'
import { type DraftKeep, draftLock, keyOf, type StoredDraft } from './stored-draft.ts'
import type { Writer } from './writer.ts'

type Ports = {
  drafts: DraftKeep
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
  for (const kept of await ports.drafts.list()) {
    const waitsForPress = kept.base?.status === 'Published' && !kept.wish
    if (kept.affiliateId !== ports.affiliateId || waitsForPress) continue
    // An open form sends its own draft.
    await unlessInFlight(draftLock(keyOf(kept)), async () => {
      if (await sendOne(kept, ports)) sent += 1
    })
  }
  return sent
}

/**
 * Sends the log, then its photos, then the requested status change: a submitted log doesn't accept more
 * photos.
 */
async function sendOne(kept: StoredDraft, { drafts, affiliateId, writerOf, sendPhotos }: Ports) {
  const { id, logType, content, base, wish } = kept
  const log = base ?? undefined
  const saver = createSaver({
    ...{ id, key: keyOf(kept), affiliateId, logType, log, content, wish, isKept: true, drafts },
    write: writerOf(logType),
  })
  await saver.end()
  const { state, log: saved } = saver.snapshot()
  const isThere = saved !== undefined && (state.kind === 'saved' || state.kind === 'waiting')
  if (isThere && (await sendPhotos(id)) && wish) await saver.finish(wish)
  return saver.isSafe()
}
