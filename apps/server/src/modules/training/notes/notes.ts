import type { NotesWire, NoteWire, SaveNoteWire } from '@fathom/contract/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findContent } from '../content/content.store.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { countNotes, deleteNote, findNote, listNotes, lockNotes, putNote } from './note.store.ts'

/** More than anyone writes in one course. */
const MOST_NOTES = 2000

type Deps = Pick<TrainingDeps, 'db' | 'clock'>
export type NoteAddress = { affiliateId: number; courseId: string; noteId: string }

async function getEnrolment(db: Queryable, affiliateId: number, courseId: string) {
  const enrolment = isUuid(courseId) ? await findEnrolment(db, affiliateId, courseId) : undefined
  if (!enrolment) throw noCourseFound(courseId)
  return enrolment
}

export async function getNotes({ db }: Deps, affiliateId: number, courseId: string): Promise<NotesWire> {
  const { enrolmentId } = await getEnrolment(db, affiliateId, courseId)
  return { enrolmentId, notes: await listNotes(db, { affiliateId, enrolmentId }) }
}

/**
 * Saves a note. A note that was deleted elsewhere comes back. One that was changed elsewhere stays and is answered
 * with, so that the device puts both texts into one (decision 147).
 */
export async function saveNote(
  { db, clock }: Deps,
  { affiliateId, courseId, noteId }: NoteAddress,
  save: SaveNoteWire,
): Promise<NoteWire> {
  const { enrolmentId, contentId } = await getEnrolment(db, affiliateId, courseId)
  const content = contentId === null ? undefined : await findContent(db, contentId)
  if (!content?.activities.some(({ id }) => id === save.activityId)) throw new Problem('unknown-lesson', 422)
  return db.transaction(async (tx) => {
    const of = { affiliateId, enrolmentId, noteId }
    await lockNotes(tx, of)
    const current = await findNote(tx, of)
    const isMine = !current || current.version === save.version || current.visitId === save.visitId
    if (current && !isMine) {
      if (current.text === save.text) return withoutVisit(current)
      throw new Problem('stale', 409, { extra: { current: withoutVisit(current) } })
    }
    if (!current && (await countNotes(tx, of)) >= MOST_NOTES) throw new Problem('too-many-notes', 422)
    const saved = await putNote(tx, of, save, clock.now())
    if (!saved) throw new Problem('unknown-note', 404)
    return saved
  })
}

const withoutVisit = ({ visitId: _, ...note }: NoteWire & { visitId: string }): NoteWire => note

/** Deletes a note as it was seen; one that was changed since then stays. */
export async function removeNote(
  { db }: Deps,
  { affiliateId, courseId, noteId }: NoteAddress,
  version: number,
): Promise<void> {
  const { enrolmentId } = await getEnrolment(db, affiliateId, courseId)
  await db.transaction(async (tx) => {
    const of = { affiliateId, enrolmentId, noteId }
    await lockNotes(tx, of)
    const current = await findNote(tx, of)
    if (current && current.version > version) throw new Problem('note-changed', 409)
    await deleteNote(tx, of)
  })
}
