import type { LogType } from '@fathom/domain/logbook'
import { unlessInFlight } from '../../../../shared/offline/in-flight.ts'
import { reportSending } from '../../../../shared/offline/sending.ts'
import { type DiveResult, openDiveDraft, type Writer } from './dive-draft.ts'
import { type DiveStore, diveLock, isReady, keyOf, type StoredDive, storeOf } from './stored-dive.ts'

type Ports = {
  dives: DiveStore
  affiliateId: number
  writerOf: (logType: LogType) => Writer
  /** Sends the stored photos of a log and returns whether none are left that may get through. */
  sendPhotos: (logId: string) => Promise<boolean>
  /** Whether the log isn't to be sent now. */
  isHeld?: (logId: string) => boolean
}

/** `isLeft` if something may get through later; what waits for its diver doesn't count. */
export type Sent = { sent: number; isLeft: boolean }

/**
 * Sends drafts that earlier visits left on this device. Published logs wait for their diver unless the button
 * was pressed; so do logs whose same fields were changed elsewhere.
 */
export async function sendStored(ports: Ports): Promise<Sent> {
  let [sent, isLeft] = [0, false]
  for (const listed of await ports.dives.list()) {
    const key = keyOf(listed)
    // An open form sends its own draft.
    await unlessInFlight(diveLock(key), async () => {
      // A form may have continued it in the meantime.
      const stored = await ports.dives.find(key)
      if (!stored || stored.affiliateId !== ports.affiliateId || !isReady(stored)) return
      if (ports.isHeld?.(stored.id)) return
      const end = await sendOne(stored, ports)
      if (end === 'sent') sent += 1
      isLeft ||= end === 'lost'
    })
  }
  return { sent, isLeft }
}

/**
 * Sends the log, then its photos, then the requested status change: a submitted log doesn't accept more
 * photos.
 */
async function sendOne(
  stored: StoredDive,
  { dives, writerOf, sendPhotos }: Ports,
): Promise<'sent' | 'lost' | 'waits'> {
  const { id, affiliateId, logType, content, base, request } = stored
  const store = storeOf(dives, { id, affiliateId, logType, key: keyOf(stored) })
  const draft = openDiveDraft(
    { id, write: writerOf(logType), store },
    { log: base ?? undefined, content, request, isStored: true },
  )
  let result = await draft.end()
  const { state, base: saved } = draft.snapshot()
  const isThere = saved !== undefined && (state.kind === 'saved' || state.kind === 'pending')
  if (isThere && (await sendPhotos(id)) && request) result = await draft.finish(request)
  const problem = problemOf(result)
  reportSending(keyOf(stored), problem === undefined ? undefined : { kind: 'failed', problem })
  if (result?.kind === 'lost') return 'lost'
  if (result?.kind === 'gone') await dives.put(keyOf(stored), { ...stored, isGone: true })
  return draft.isSafe() ? 'sent' : 'waits'
}

/** Why the server doesn't take it; a conflict is seen from the versions. */
function problemOf(result: DiveResult | undefined): string | undefined {
  if (result?.kind === 'refused') return result.because
  return result?.kind === 'invalid' || result?.kind === 'gone' ? result.kind : undefined
}
