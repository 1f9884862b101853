import type { NotesWire, NoteWire } from '@fathom/contract/training'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { NOTES_KEY } from '../notes-key.ts'
import { deleteNote } from './delete-note.ts'
import { deletionOf, deviceNotes, listStoredNotes, type StoredNote } from './stored-notes.ts'

type Of = { affiliateId: number; enrolmentId: string }

/** `stored`: the text is only on this device so far. */
export type ShownNote = NoteWire & { stored?: StoredNote }

/** The name under which they are stored on the device. */
export const notesAnswer = (enrolmentId: string) => `notes.${enrolmentId}`

/** The server's notes, with what waits on this device. */
export const notesQuery = ({ http }: Pick<Calls, 'http'>, { affiliateId, enrolmentId }: Of) =>
  queryOptions({
    queryKey: [...NOTES_KEY, affiliateId, enrolmentId],
    queryFn: async (): Promise<ShownNote[]> => {
      const { notes } = await answerOrStored({ affiliateId, name: notesAnswer(enrolmentId) }, () =>
        http.get<NotesWire>('learning', 'courses/{id}/notes', { params: { id: enrolmentId } }),
      )
      return withStored(notes, await listStoredNotes(affiliateId, enrolmentId))
    },
    ...ALSO_OFFLINE,
  })

export function withStored(notes: readonly NoteWire[], stored: readonly StoredNote[]): ShownNote[] {
  const shown = new Map<string, ShownNote>(notes.map((note) => [note.noteId, note]))
  // Newest first: the newest is shown, and the others are sent beside it.
  for (const one of stored.toReversed()) {
    const id = one.base?.noteId ?? one.noteId
    const known = shown.get(id)
    if (one.isDeleted) {
      if (!known || known.version <= (one.base?.version ?? 0)) shown.delete(id)
      continue
    }
    shown.set(id, { ...(known ?? noteOf(one)), text: one.text, stored: one })
  }
  return [...shown.values()]
}

const noteOf = ({ noteId, activityId, page, text, base, savedAt }: StoredNote): NoteWire => ({
  noteId: base?.noteId ?? noteId,
  activityId,
  page,
  text,
  version: base?.version ?? 0,
  copyOf: base?.copyOf ?? null,
  createdAt: base?.createdAt ?? savedAt,
  updatedAt: savedAt,
})

/** Shows a saved note without asking for all of them again. */
export function showSaved(client: QueryClient, { affiliateId, enrolmentId }: Of, saved: NoteWire): void {
  client.setQueryData<ShownNote[]>([...NOTES_KEY, affiliateId, enrolmentId], (before) => {
    if (!before) return before
    const isKnown = before.some(({ noteId }) => noteId === saved.noteId)
    return isKnown ? before.map((one) => (one.noteId === saved.noteId ? saved : one)) : [...before, saved]
  })
}

/** Deletes a note at once on this device, and on the server when it can't be undone any more. */
export function useDeleteNote(of: Of) {
  const { t } = useTranslator('training-notes')
  const calls = useCalls()
  const client = useQueryClient()
  const { affiliateId, enrolmentId } = of
  const refetch = () => client.invalidateQueries({ queryKey: NOTES_KEY })
  return async (note: ShownNote) => {
    const { activityId, page, version, stored } = note
    const { stored: _, ...known } = note
    const deletion = deletionOf({ affiliateId, enrolmentId, activityId, page }, known, newId())
    if (stored) await deviceNotes.remove(stored.key)
    if (version > 0) await deviceNotes.put(deletion.key, deletion)
    await refetch()
    const undo = async () => {
      const isUnsent = (await deviceNotes.find(deletion.key)) !== undefined
      await deviceNotes.remove(deletion.key)
      // A text that the server doesn't have, or no longer has, is sent again.
      if (stored) await deviceNotes.put(stored.key, stored)
      else if (!isUnsent) await deviceNotes.put(deletion.key, { ...deletion, isDeleted: false })
      sendPending()
      await refetch()
    }
    const settle = async () => {
      const waiting = await deviceNotes.find(deletion.key)
      if (!waiting) return
      const end = await deleteNote(calls, waiting)
      if (end === 'kept') showToast({ text: t('training-notes.kept') })
      await refetch()
    }
    showToast({
      text: t('training-notes.deleted'),
      action: { label: t('training-notes.undo'), onPress: () => void undo() },
      onSettled: () => void settle(),
    })
  }
}
