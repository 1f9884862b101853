import type { Course, Requirements } from '@fathom/domain/training'
import { DEFAULT_LOCALE, wordsIn } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { publishedCourse } from './published-courses.ts'

type CourseRow = {
  package_id: string
  title: string
  summary: string
  level: Course['level']
  kind: Course['kind']
  sellable: boolean
  tags: string[]
  dives: number
  minutes: number
  price_amount: number | null
  price_currency: string | null
  specialty_of: string | null
  scene: string
  requirements: Requirements
}

const courseOf = (row: CourseRow): Course => ({
  packageId: row.package_id,
  title: row.title,
  summary: row.summary,
  level: row.level,
  kind: row.kind,
  sellable: row.sellable,
  isOffered: true,
  tags: row.tags,
  dives: row.dives,
  minutes: row.minutes,
  price:
    row.price_amount === null || row.price_currency === null
      ? null
      : { amount: row.price_amount, currency: row.price_currency },
  specialtyOf: row.specialty_of,
  scene: row.scene,
  requirements: row.requirements,
})

/** With what staff have published about it (OF-08). */
function asPublished(db: Queryable, course: Course, culture: string): Course {
  const entry = publishedCourse(db, course.packageId)
  if (!entry) return course
  const { isOffered } = entry
  return { ...course, ...wordsIn(entry.words, culture), isOffered, sellable: course.sellable && isOffered }
}

/** The catalog in its order, in this culture's language, falling back to English, then to the raw text. */
export async function listCourses(
  db: Queryable,
  culture: string,
  packageIds?: readonly string[],
): Promise<Course[]> {
  const rows = await db.query<CourseRow>(
    `select c.*, t.title, t.summary from course c
     cross join lateral (
       select title, summary from course_text where package_id = c.package_id
       order by culture = $1 desc, culture = $2 desc, culture limit 1
     ) t
     where $3::uuid[] is null or c.package_id = any($3)
     order by c.position, t.title, c.package_id`,
    [culture, DEFAULT_LOCALE, packageIds ?? null],
  )
  return rows.map((row) => asPublished(db, courseOf(row), culture))
}

export async function findCourse(
  db: Queryable,
  packageId: string,
  culture: string,
): Promise<Course | undefined> {
  const [course] = await listCourses(db, culture, [packageId])
  return course
}

type CourseWords = { title: string; summary: string }

/** What is stored about each course, in every language. */
export async function listCourseWords(db: Queryable): Promise<Map<string, Record<string, CourseWords>>> {
  const rows = await db.query<{ id: string; words: Record<string, CourseWords> }>(
    `select package_id as id, json_object_agg(culture, json_build_object('title', title, 'summary', summary)) as words
     from course_text group by package_id`,
  )
  return new Map(rows.map(({ id, words }) => [id, words]))
}

export async function saveCourse(
  db: Queryable,
  course: Omit<Course, keyof CourseWords | 'isOffered'>,
  position: number,
  words: Readonly<Record<string, CourseWords>>,
): Promise<void> {
  await db.query(
    `insert into course (package_id, level, kind, sellable, tags, dives, minutes, price_amount, price_currency,
       specialty_of, scene, requirements, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (package_id) do update set level = excluded.level, kind = excluded.kind,
       sellable = excluded.sellable, tags = excluded.tags, dives = excluded.dives, minutes = excluded.minutes,
       price_amount = excluded.price_amount, price_currency = excluded.price_currency,
       specialty_of = excluded.specialty_of, scene = excluded.scene, requirements = excluded.requirements,
       position = excluded.position`,
    [
      course.packageId,
      course.level,
      course.kind,
      course.sellable,
      course.tags,
      course.dives,
      course.minutes,
      course.price?.amount ?? null,
      course.price?.currency ?? null,
      course.specialtyOf,
      course.scene,
      JSON.stringify(course.requirements),
      position,
    ],
  )
  await db.query(
    `insert into course_text (package_id, culture, title, summary)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])
     on conflict (package_id, culture) do update set title = excluded.title, summary = excluded.summary`,
    [
      course.packageId,
      Object.keys(words),
      Object.values(words).map(({ title }) => title),
      Object.values(words).map(({ summary }) => summary),
    ],
  )
}
