import type { LogType } from '@fathom/domain/logbook'
import type { DraftKeep } from './kept-draft.ts'
import { createSaver, type Writer } from './saver.ts'

/** Sends what earlier visits left on this device. What is published waits for its diver, what meets another change too. */
export async function sendKept(
  drafts: DraftKeep,
  affiliateId: number,
  writerOf: (logType: LogType) => Writer,
  except?: string,
): Promise<number> {
  const mine = (await drafts.list()).filter((kept) => kept.affiliateId === affiliateId && kept.id !== except)
  let sent = 0
  for (const { id, logType, content, base } of mine) {
    if (base?.status === 'Published') continue
    const write = writerOf(logType)
    const saver = createSaver({
      id,
      affiliateId,
      logType,
      log: base ?? undefined,
      content,
      isKept: true,
      drafts,
      write,
    })
    await saver.end()
    if (saver.snapshot().state.kind === 'saved') sent += 1
  }
  return sent
}
