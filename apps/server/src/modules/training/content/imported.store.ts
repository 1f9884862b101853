import type { ImportedPackagesWire, ImportedQueryWire } from '@fathom/contract/training/content'
import type { PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { IN_USE } from './content.store.ts'

type Imported = ImportedPackagesWire[number]
type Row = Omit<Imported, 'importedAt'> & { importedAt: Date }

/** A literal text inside a LIKE pattern. */
const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The imported packages, newest first. */
export async function listImported(
  db: Queryable,
  { search = '', contentId, offset, limit }: ImportedQueryWire,
): Promise<ImportedPackagesWire> {
  const rows = await db.query<Row>(
    `with package as (
       select content_id, package_id, culture, standard, title, imported_at, activities,
         published_at is null as is_draft, withdrawn_at is not null as is_withdrawn,
         ${IN_USE} and content_id = first_value(content_id) over (
           partition by package_id, culture order by ${IN_USE} desc, published_at desc, content_id desc
         ) as is_current,
         (select count(*)::int from enrolment e
           where e.content_id = course_content.content_id and e.ended_at is null) as learners
       from course_content
     ), listed as (
       select *, max(learners) filter (where is_current) over (partition by package_id, culture) as learners_in_use
       from package
     )
     select content_id as "contentId", package_id as "packageId", culture, standard, title,
       imported_at as "importedAt", is_draft as "isDraft", is_withdrawn as "isWithdrawn",
       is_current as "isCurrent", learners, learners_in_use as "learnersInUse",
       (select count(*)::int from jsonb_array_elements(activities::jsonb) each where each ->> 'href' is not null) as parts,
       (select count(distinct attempt_id)::int from lesson_failure f where f.content_id = listed.content_id) as failures
     from listed
     where ($4::uuid is null or content_id = $4) and ($1 = '%%' or title ilike $1 or culture ilike $1
       or exists (select from course_text t where t.package_id = listed.package_id and t.title ilike $1))
     order by imported_at desc, content_id desc limit $2 offset $3`,
    [within(search), limit, offset, contentId ?? null],
  )
  return rows.map((row) => ({ ...row, importedAt: row.importedAt.toISOString() }))
}

/** Puts a draft or an earlier package into use; returns whether there is such a package. */
export async function publishContent(tx: Queryable, contentId: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update course_content set published_at = $2, withdrawn_at = null where content_id = $1 returning content_id`,
    [contentId, now],
  )
  return rows.length > 0
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
       where newest.package_id = taken.package_id and newest.culture = taken.culture
         and newest.published_at is not null and newest.withdrawn_at is null
       order by newest.published_at desc, newest.content_id desc limit 1)
     where content_id = $1 and not exists (
       select from course_attempt a where a.affiliate_id = e.affiliate_id and a.enrolment_id = e.id)`,
    [contentId],
  )
}

/** Courses whose package in use is one that someone imported, or that someone withdrew. */
export async function listReplacedCourses(db: Queryable, culture: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ package_id: string }>(
    `select package_id from (
       select distinct on (package_id) package_id, imported_by, withdrawn_at from course_content
       where culture = $1 and published_at is not null
       order by package_id, published_at desc, content_id desc) newest
     where imported_by is not null or withdrawn_at is not null`,
    [culture],
  )
  return new Set(rows.map(({ package_id }) => package_id))
}

/** Moves people who have an earlier package of ours, and haven't opened a lesson of it, to this one. */
export async function moveUnread(
  tx: Queryable,
  { contentId, packageId, culture }: Pick<PackageContent, 'contentId' | 'packageId' | 'culture'>,
): Promise<void> {
  await tx.query(
    `update enrolment e set content_id = $1 from course_content earlier
     where e.package_id = $2 and e.ended_at is null and earlier.content_id = e.content_id
       and earlier.content_id <> $1 and earlier.culture = $3 and earlier.imported_by is null
       and not exists (
         select from course_attempt a where a.affiliate_id = e.affiliate_id and a.enrolment_id = e.id)`,
    [contentId, packageId, culture],
  )
}
