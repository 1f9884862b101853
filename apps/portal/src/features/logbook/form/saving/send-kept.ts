import type { LogType } from '@fathom/domain/logbook'
import { unlessInHand } from '../../../../shared/offline/in-hand.ts'
import { type DraftKeep, draftLock, keyOf } from './kept-draft.ts'
import { createSaver } from './saver.ts'
import type { Writer } from './writer.ts'

/**
 * Sends what earlier visits left on this device, and answers how much got through. A published log waits for its diver,
 * and so does one that was changed elsewhere in the same fields.
 */
export async function sendKept(
  drafts: DraftKeep,
  affiliateId: number,
  writerOf: (logType: LogType) => Writer,
): Promise<number> {
  let sent = 0
  for (const kept of await drafts.list()) {
    if (kept.affiliateId !== affiliateId || kept.base?.status === 'Published') continue
    const { id, logType, content, base } = kept
    const key = keyOf(kept)
    // A form that has it open sends it itself.
    await unlessInHand(draftLock(key), async () => {
      const write = writerOf(logType)
      const log = base ?? undefined
      const saver = createSaver({ id, key, affiliateId, logType, log, content, isKept: true, drafts, write })
      await saver.end()
      if (saver.isSafe()) sent += 1
    })
  }
  return sent
}
