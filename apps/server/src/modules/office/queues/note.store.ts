import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { QueueItem } from '../../../platform/queues.ts'

type NoteRow = { id: string; author: number; text: string; at: Date }

/** Oldest first. */
export const listNotes = (db: Queryable, { kind, id }: QueueItem): Promise<NoteRow[]> =>
  db.query<NoteRow>(
    `select id, author::float8 as author, text, at from office_note
     where kind = $1 and item_id = $2 order by at, id`,
    [kind, id],
  )

/** The same id again adds nothing; 409 `id-used` for another note. */
export async function addNote(
  tx: Queryable,
  { kind, id }: QueueItem,
  note: { id: string; affiliateId: number; author: number; text: string; at: Date },
): Promise<void> {
  const added = await tx.query(
    `insert into office_note (id, kind, item_id, affiliate_id, author, text, at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
    [note.id, kind, id, note.affiliateId, note.author, note.text, note.at],
  )
  if (added.length > 0) return
  const same = await tx.query(
    'select from office_note where id = $1 and kind = $2 and item_id = $3 and author = $4 and text = $5',
    [note.id, kind, id, note.author, note.text],
  )
  if (same.length === 0) throw new Problem('id-used', 409)
}

/** The notes about a person go with the person. */
export async function forgetNotes(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from office_note where affiliate_id = $1', [affiliateId])
}
