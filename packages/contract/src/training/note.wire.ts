import { LONGEST_NOTE } from '@fathom/domain/training/content'
import { z } from 'zod'

/** A note of a student, for nobody else. */
export const noteWire = z.object({
  noteId: z.string(),
  activityId: z.string(),
  /** The title of the page, if the lesson tells us. */
  page: z.string().nullable(),
  text: z.string(),
  version: z.int(),
  /** In notes of an earlier release: the note that another device changed at the same time. */
  copyOf: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type NoteWire = z.infer<typeof noteWire>

/** GET courses/{id}/notes */
export const notesWire = z.object({ enrolmentId: z.string(), notes: z.array(noteWire) })
export type NotesWire = z.infer<typeof notesWire>

/**
 * PUT courses/{id}/notes/{noteId}. If another visit has changed the note meanwhile, it stays, and the answer is 409
 * `stale` with the note as `current`.
 */
export const saveNoteWire = z.object({
  activityId: z.string().min(1).max(200),
  page: z.string().min(1).max(300).nullable(),
  text: z.string().max(LONGEST_NOTE),
  /** The version that was changed; 0 for a new note. */
  version: z.int().min(0).max(1_000_000_000),
  /** Which open editor this is. Its own earlier saves are no change of another. */
  visitId: z.uuid().toLowerCase(),
})
export type SaveNoteWire = z.infer<typeof saveNoteWire>
