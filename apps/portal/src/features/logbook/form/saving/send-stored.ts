import type { LogType } from '@fathom/domain/logbook'
import { unlessInFlight } from '../../../../shared/offline/in-flight.ts'
import { type DraftKeep, draftLock, type StoredDraft, keyOf } from './stored-draft.ts'
import { createSaver } from './saver.ts'
import type { Writer } from './writer.ts'

type Ports = {
  drafts: DraftKeep
  affiliateId: number
  writerOf: (logType: LogType) => Writer
  /** Sends the photos of a log that wait here, and answers whether none is left. */
  sendPhotos: (logId: string) => Promise<boolean>
}

/**
 * Sends what earlier visits left on this device, and answers how much got through. A published log waits for its diver,
 * unless the button was pressed, and so does one that was changed elsewhere in the same fields.
 */
export async function sendStored(ports: Ports): Promise<number> {
  let sent = 0
  for (const kept of await ports.drafts.list()) {
    const waitsForPress = kept.base?.status === 'Published' && !kept.wish
    if (kept.affiliateId !== ports.affiliateId || waitsForPress) continue
    // A form that has it open sends it itself.
    await unlessInFlight(draftLock(keyOf(kept)), async () => {
      if (await sendOne(kept, ports)) sent += 1
    })
  }
  return sent
}

/** The log, then its photos, then what was asked for: a log that was sent takes no more photos. */
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
