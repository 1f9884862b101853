import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import type { Queryable } from '../../../platform/database/index.ts'

type Imported = ImportedPackagesWire[number]
type Row = Omit<Imported, 'importedAt'> & { importedAt: Date }

const MOST = 200

/** The imported packages, newest first. */
export async function listImported(db: Queryable): Promise<ImportedPackagesWire> {
  const rows = await db.query<Row>(
    `select content_id as "contentId", package_id as "packageId", culture, standard, title, imported_at as "importedAt",
       (select count(*)::int from jsonb_array_elements(activities::jsonb) each where each ->> 'href' is not null) as parts,
       withdrawn_at is not null as "isWithdrawn",
       withdrawn_at is null and content_id = first_value(content_id) over (
         partition by package_id, culture order by withdrawn_at is not null, imported_at desc, content_id desc
       ) as "isCurrent",
       (select count(*)::int from enrolment e
         where e.content_id = course_content.content_id and e.ended_at is null) as learners
     from course_content order by imported_at desc, content_id desc limit ${MOST}`,
  )
  return rows.map((row) => ({ ...row, importedAt: row.importedAt.toISOString() }))
}

/** Returns whether there is such a package. Repeating it changes nothing. */
export async function withdrawContent(
  tx: Queryable,
  contentId: string,
  isWithdrawn: boolean,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update course_content set withdrawn_at = case when $2 then coalesce(withdrawn_at, $3) end
     where content_id = $1 returning content_id`,
    [contentId, isWithdrawn, now],
  )
  return rows.length > 0
}

/** Moves people who have a withdrawn package, and haven't opened a lesson of it, to the one in use. */
export async function releaseUnread(tx: Queryable, contentId: string): Promise<void> {
  await tx.query(
    `update enrolment e set content_id = (
       select newest.content_id from course_content newest join course_content taken on taken.content_id = $1
       where newest.package_id = taken.package_id and newest.culture = taken.culture and newest.withdrawn_at is null
       order by newest.imported_at desc, newest.content_id desc limit 1)
     where content_id = $1 and not exists (
       select from course_attempt a where a.affiliate_id = e.affiliate_id and a.enrolment_id = e.id)`,
    [contentId],
  )
}
