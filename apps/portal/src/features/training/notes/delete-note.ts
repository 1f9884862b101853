import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed, isFinal } from '../../../shared/http/index.ts'
import { deviceNotes, type StoredNote } from './stored-notes.ts'

/** Sends the deletion that waits. `kept`: the note was changed elsewhere since then, so it stays. */
export async function deleteNote(
  { http }: Pick<Calls, 'http'>,
  stored: StoredNote,
): Promise<'sent' | 'kept' | 'lost'> {
  const { key, enrolmentId, noteId, base } = stored
  let end: 'sent' | 'kept' = 'sent'
  try {
    const params = { id: enrolmentId, noteId: base?.noteId ?? noteId }
    const query = { version: base?.version ?? 0 }
    await http.delete('learning', 'courses/{id}/notes/{noteId}', { params, query })
  } catch (cause) {
    if (!isFinal(cause)) return 'lost'
    if (cause instanceof CallFailed && cause.status === 409) end = 'kept'
  }
  await deviceNotes.remove(key)
  return end
}
