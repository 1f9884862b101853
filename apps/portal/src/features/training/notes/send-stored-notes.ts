import type { Calls } from '../../../shared/calls.tsx'
import { unlessInFlight } from '../../../shared/offline/in-flight.ts'
import { reportSending } from '../../../shared/offline/sending.ts'
import { deleteNote } from './delete-note.ts'
import { openNoteDraft } from './note-draft.ts'
import { deviceNotes, noteLock, type StoredNote } from './stored-notes.ts'

type Http = Pick<Calls, 'http'>

/** Sends notes and deletions that wait on this device. What an open editor has is sent by it. */
export async function sendStoredNotes(
  calls: Http,
  affiliateId: number,
): Promise<{ sent: number; isLeft: boolean }> {
  let [sent, isLeft] = [0, false]
  for (const { key } of (await deviceNotes.list()).filter((stored) => stored.affiliateId === affiliateId))
    await unlessInFlight(noteLock(key), async () => {
      const stored = await deviceNotes.find(key)
      if (!stored) return
      const end = stored.isDeleted ? await deleteNote(calls, stored) : await sendNote(calls, stored)
      if (end === 'lost') isLeft = true
      else sent += 1
    })
  return { sent, isLeft }
}

async function sendNote(calls: Http, stored: StoredNote): Promise<'sent' | 'refused' | 'lost'> {
  const { noteId, visitId } = stored
  const place = placeOf(stored)
  const result = await openNoteDraft(calls, { place, noteId, visitId, stored }).end()
  const problem = result?.kind === 'refused' ? result.because : undefined
  reportSending(stored.key, problem === undefined ? undefined : { kind: 'failed', problem })
  if (result?.kind === 'lost') return 'lost'
  return result?.kind === 'refused' ? 'refused' : 'sent'
}

const placeOf = ({ affiliateId, enrolmentId, activityId, page }: StoredNote) => ({
  affiliateId,
  enrolmentId,
  activityId,
  page,
})
