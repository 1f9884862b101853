import {
  type AddedExam,
  launchAddressOf,
  type PackageActivity,
  type PackageContent,
} from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { NO_DETAILS } from './manifest/outline.ts'

/** A file of a content: its path in the package, and its place in a file of the store. */
export type ContentFile = {
  path: string
  key: string
  /** Its first byte under the key. */
  start: number
  type: string
  size: number
  etag: string
}

type ContentRow = {
  content_id: string
  package_id: string
  culture: string
  standard: PackageContent['standard']
  title: string
  activities: PackageActivity[]
  server_exams: string[]
  added_exam: (Omit<AddedExam, 'since'> & { since: string; title: string; passMark: number }) | null
  imported_at: Date
}

const COLUMNS = 'content_id, package_id, culture, standard, title, activities, imported_at'
const CONTENT = `${COLUMNS}, array(
  select activity_id from course_exam e where e.content_id = course_content.content_id) as server_exams, (
  select json_build_object('activityId', e.activity_id, 'culture', e.culture, 'since', e.since, 'title', e.title,
      'passMark', p.pass_mark)
    from course_exam e join exam_plan p on p.package_id = course_content.package_id and p.culture = e.culture
    where e.content_id = course_content.content_id and e.since is not null) as added_exam`

/** Neither a draft nor withdrawn. */
export const IN_USE = 'published_at is not null and withdrawn_at is null'

const contentOf = ({ added_exam: added, ...row }: ContentRow): PackageContent => ({
  contentId: row.content_id,
  packageId: row.package_id,
  culture: row.culture,
  standard: row.standard,
  title: row.title,
  activities: added ? [...row.activities, addedActivity(added)] : row.activities,
  serverExams: row.server_exams,
  addedExam: added
    ? { activityId: added.activityId, culture: added.culture, since: new Date(added.since) }
    : undefined,
  importedAt: row.imported_at,
})

/** An address without a path: no file of a package has it. */
const NO_PAGE = '?exam'

/** It comes last, and opens no page of the package. */
const addedActivity = ({
  activityId,
  title,
  passMark,
}: NonNullable<ContentRow['added_exam']>): PackageActivity => ({
  ...NO_DETAILS,
  id: activityId,
  title,
  parentId: null,
  href: NO_PAGE,
  masteryScore: Number(passMark.toFixed(4)),
  isAdded: true,
})

export async function findContent(db: Queryable, contentId: string): Promise<PackageContent | undefined> {
  const [row] = await db.query<ContentRow>(`select ${CONTENT} from course_content where content_id = $1`, [
    contentId,
  ])
  return row && contentOf(row)
}

/** The one published last in the first of these cultures that has one, ignoring withdrawn ones. */
export async function findNewestContent(
  db: Queryable,
  packageId: string,
  cultures: readonly string[],
): Promise<PackageContent | undefined> {
  const [row] = await db.query<ContentRow>(
    `select ${CONTENT} from course_content where package_id = $1 and culture = any($2) and ${IN_USE}
     order by array_position($2, culture), published_at desc, content_id desc limit 1`,
    [packageId, cultures],
  )
  return row && contentOf(row)
}

/** The newest import of this exact zip for this course that isn't a draft. */
export async function findContentByDigest(
  db: Queryable,
  packageId: string,
  digest: string,
): Promise<PackageContent | undefined> {
  const [row] = await db.query<ContentRow>(
    `select ${CONTENT} from course_content where digest = $2 and package_id = $1 and published_at is not null
     order by imported_at desc limit 1`,
    [packageId, digest],
  )
  return row && contentOf(row)
}

export async function listCultures(db: Queryable, packageId: string): Promise<string[]> {
  const rows = await db.query<{ culture: string }>(
    `select distinct culture from course_content where package_id = $1 and ${IN_USE} order by culture`,
    [packageId],
  )
  return rows.map(({ culture }) => culture)
}

/** The course of each of these packages. */
export async function listCoursesOf(
  db: Queryable,
  contentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ content_id: string; package_id: string }>(
    'select content_id, package_id from course_content where content_id = any($1::uuid[])',
    [contentIds],
  )
  return new Map(rows.map(({ content_id, package_id }) => [content_id, package_id]))
}

/** For every course that has a package, in one query. */
export async function listCulturesByCourse(db: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.query<{ package_id: string; cultures: string[] }>(
    `select package_id, array_agg(distinct culture order by culture) as cultures from course_content
     where published_at is not null group by 1`,
  )
  return new Map(rows.map(({ package_id, cultures }) => [package_id, cultures]))
}

export async function findDigest(db: Queryable, contentId: string): Promise<string | undefined> {
  const [row] = await db.query<{ digest: string }>(
    'select digest from course_content where content_id = $1',
    [contentId],
  )
  return row?.digest
}

export async function addContent(
  tx: Queryable,
  content: PackageContent,
  { digest, importedBy, isDraft }: { digest: string; importedBy: number | null; isDraft: boolean },
  files: readonly ContentFile[],
): Promise<void> {
  const { contentId, packageId, culture, standard, title, activities, serverExams, importedAt } = content
  await tx.query(
    `insert into course_content (${COLUMNS}, digest, imported_by, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      contentId,
      packageId,
      culture,
      standard,
      title,
      JSON.stringify(activities),
      importedAt,
      digest,
      importedBy,
      isDraft ? null : importedAt,
    ],
  )
  await tx.query(
    'insert into course_exam (content_id, activity_id) select distinct $1::uuid, unnest($2::text[])',
    [contentId, serverExams],
  )
  await tx.query(
    `insert into course_content_file (content_id, path, key, type, size, etag, start)
     select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::bigint[])`,
    [
      contentId,
      files.map(({ path }) => path),
      files.map(({ key }) => key),
      files.map(({ type }) => type),
      files.map(({ size }) => size),
      files.map(({ etag }) => etag),
      files.map(({ start }) => start),
    ],
  )
}

/** Without the pages of exams that the server asks itself: older ones contain the right answers (TS-11). */
export async function listServedFiles(db: Queryable, contentId: string): Promise<ContentFile[]> {
  const { activities = [], serverExams = [] } = (await findContent(db, contentId)) ?? {}
  const closed = activities
    .filter(({ id, href }) => href !== null && serverExams.includes(id))
    .map(({ href }) => launchAddressOf(href ?? '').path)
  return (await listFiles(db, contentId)).filter(({ path }) => !closed.includes(path))
}

export async function listFiles(db: Queryable, contentId: string): Promise<ContentFile[]> {
  const rows = await db.query<Omit<ContentFile, 'size' | 'start'> & { size: string; start: string }>(
    'select path, key, start, type, size, etag from course_content_file where content_id = $1',
    [contentId],
  )
  return rows.map((row) => ({ ...row, size: Number(row.size), start: Number(row.start) }))
}
