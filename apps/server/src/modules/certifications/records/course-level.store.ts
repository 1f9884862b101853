import type { Queryable } from '../../../platform/database/index.ts'

/** The level that a course leads to; undefined when it leads to no card. */
export async function findLevelOfCourse(db: Queryable, packageId: string): Promise<number | undefined> {
  const [row] = await db.query<{ levelID: number }>(
    'select level_id as "levelID" from course_level where package_id = $1',
    [packageId],
  )
  return row?.levelID
}

export const listCourseLevels = (db: Queryable): Promise<{ packageId: string; levelID: number }[]> =>
  db.query('select package_id as "packageId", level_id as "levelID" from course_level')

export async function saveLevelOfCourse(db: Queryable, packageId: string, levelID: number): Promise<void> {
  await db.query(
    `insert into course_level (package_id, level_id) values ($1, $2)
     on conflict (package_id) do update set level_id = excluded.level_id`,
    [packageId, levelID],
  )
}
