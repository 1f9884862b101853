import type { NoteWire } from '@fathom/contract/training'
import { leftBehind } from '../../../shared/draft/draft-store.ts'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../shared/offline/pending-marks.ts'
import { savedAtAsKeptAt, storedAs, type WithKeptAt } from '../../../shared/offline/stored-as.ts'

/** Where a note belongs. */
export type NotePlace = {
  affiliateId: number
  enrolmentId: string
  activityId: string
  /** The title of the page, if the lesson tells us. */
  page: string | null
}

/** A note on this device that the server doesn't have yet, or that it has to delete. */
export type StoredNote = NotePlace & {
  key: string
  noteId: string
  /** The editor that wrote it. A later one continues under the same id, so that its saves are no conflict. */
  visitId: string
  text: string
  base: NoteWire | null
  isDeleted: boolean
  savedAt: string
}

export const deviceNotes: DeviceStore<StoredNote> = markedStore(
  storedAs(deviceEncryptedStore<WithKeptAt<StoredNote>>('note-drafts'), savedAtAsKeptAt<StoredNote>()),
  'notes.waiting',
)

export const noteLock = (key: string) => `fathom.note.${key}`

export const noteKey = ({ affiliateId }: NotePlace, noteId: string, visitId: string) =>
  `${affiliateId}.${noteId}.${visitId}`

/** What waits in this course, newest first. What another tab has open is that tab's. */
export async function listStoredNotes(affiliateId: number, enrolmentId: string): Promise<StoredNote[]> {
  const mine = (await deviceNotes.list()).filter(
    (stored) => stored.affiliateId === affiliateId && stored.enrolmentId === enrolmentId,
  )
  return leftBehind(mine, ({ key }) => noteLock(key))
}

/** That the server has to delete a note as it was seen. */
export const deletionOf = (place: NotePlace, note: NoteWire, visitId: string): StoredNote => ({
  ...place,
  key: noteKey(place, note.noteId, visitId),
  noteId: note.noteId,
  visitId,
  text: note.text,
  base: note,
  isDeleted: true,
  savedAt: new Date().toISOString(),
})
