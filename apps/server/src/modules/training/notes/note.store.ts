import type { NoteWire, SaveNoteWire } from '@fathom/contract/training'
import type { Queryable } from '../../../platform/database/index.ts'

type NoteRow = {
  note_id: string
  activity_id: string
  page: string | null
  text: string
  version: number
  visit_id: string
  copy_of: string | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = 'note_id, activity_id, page, text, version, visit_id, copy_of, created_at, updated_at'

const noteOf = (row: NoteRow): NoteWire => ({
  noteId: row.note_id,
  activityId: row.activity_id,
  page: row.page,
  text: row.text,
  version: row.version,
  copyOf: row.copy_of,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

type NotesOf = { affiliateId: number; enrolmentId: string }
type NoteOf = NotesOf & { noteId: string }

export async function listNotes(db: Queryable, { affiliateId, enrolmentId }: NotesOf): Promise<NoteWire[]> {
  const rows = await db.query<NoteRow>(
    `select ${COLUMNS} from course_note where affiliate_id = $1 and enrolment_id = $2
     order by created_at, note_id`,
    [affiliateId, enrolmentId],
  )
  return rows.map(noteOf)
}

export async function countNotes(db: Queryable, { affiliateId, enrolmentId }: NotesOf): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from course_note where affiliate_id = $1 and enrolment_id = $2',
    [affiliateId, enrolmentId],
  )
  return row?.count ?? 0
}

/** One save at a time in a course: also two that create the same note, where there is no row to lock yet. */
export async function lockNotes(tx: Queryable, { affiliateId, enrolmentId }: NotesOf): Promise<void> {
  await tx.query('select 1 from enrolment where affiliate_id = $1 and id = $2 for no key update', [
    affiliateId,
    enrolmentId,
  ])
}

/** Also tells which visit wrote it. */
export async function findNote(tx: Queryable, { affiliateId, enrolmentId, noteId }: NoteOf) {
  const [row] = await tx.query<NoteRow>(
    `select ${COLUMNS} from course_note where affiliate_id = $1 and enrolment_id = $2 and note_id = $3`,
    [affiliateId, enrolmentId, noteId],
  )
  return row && { ...noteOf(row), visitId: row.visit_id }
}

/** Writes a note as it now is, or undefined if the person has a note with this id in another course. */
export async function putNote(
  tx: Queryable,
  { affiliateId, enrolmentId, noteId }: NoteOf,
  { activityId, page, text, version, visitId }: SaveNoteWire,
  now: Date,
): Promise<NoteWire | undefined> {
  const [row] = await tx.query<NoteRow>(
    `insert into course_note (affiliate_id, note_id, enrolment_id, activity_id, page, text, version, visit_id,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (affiliate_id, note_id) do update set text = excluded.text,
       version = course_note.version + 1, visit_id = excluded.visit_id, updated_at = excluded.updated_at
     where course_note.enrolment_id = excluded.enrolment_id
     returning ${COLUMNS}`,
    [affiliateId, noteId, enrolmentId, activityId, page, text, version + 1, visitId, now],
  )
  return row && noteOf(row)
}

export async function deleteNote(tx: Queryable, { affiliateId, enrolmentId, noteId }: NoteOf): Promise<void> {
  await tx.query('delete from course_note where affiliate_id = $1 and enrolment_id = $2 and note_id = $3', [
    affiliateId,
    enrolmentId,
    noteId,
  ])
}

export const listOwnNotes = (db: Queryable, affiliateId: number) =>
  db.query<{ page: string | null; text: string; createdAt: Date; updatedAt: Date }>(
    `select n.enrolment_id as "enrolmentId", n.activity_id as "activityId",
       (select a->>'title' from course_content c, jsonb_array_elements(c.activities) a
        where c.content_id = e.content_id and a->>'id' = n.activity_id limit 1) as title,
       n.page, n.text, n.created_at as "createdAt", n.updated_at as "updatedAt"
     from course_note n
     left join enrolment e on e.affiliate_id = n.affiliate_id and e.id = n.enrolment_id
     where n.affiliate_id = $1 order by n.created_at`,
    [affiliateId],
  )
