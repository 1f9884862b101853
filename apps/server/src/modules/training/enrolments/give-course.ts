import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { contentCultures } from '../catalogue/content-cultures.ts'
import { listCourses } from '../catalogue/course.store.ts'
import { findNewestContent, listFiles } from '../content/content.store.ts'
import { restoreFiles } from '../content/import/restore-files.ts'
import { findDemoPackage } from '../demo/demo-packages.ts'
import { addEntitlement } from '../training.store.ts'
import { chooseTeacher, giveContent, insertEnrolment, lockEnrolment } from './enrolment.store.ts'
import { type PublishEnrolment, publishEnrolment } from './publish-enrolment.ts'

type CourseGift = {
  affiliateId: number
  /** The catalog tag of a program's course. */
  tag: string
  storeNumber: number
  memberNumber: number | null
  culture: string
  now: Date
}

/**
 * Entitles a person to a program's course and enrolls them with their teacher; false if there is no such
 * course.
 */
export async function giveCourse(
  publish: PublishEnrolment,
  tx: Queryable,
  gift: CourseGift,
): Promise<boolean> {
  const { affiliateId, tag, storeNumber, memberNumber, culture, now } = gift
  const course = (await listCourses(tx, culture)).find(({ tags }) => tags.includes(tag))
  if (!course) return false
  const { packageId, title, kind } = course
  await addEntitlement(tx, affiliateId, { packageId, title, kind })
  const before = await lockEnrolment(tx, affiliateId, packageId)
  const teacher = { storeNumber, memberNumber: memberNumber ?? undefined }
  if (before) {
    await chooseTeacher(tx, before, teacher)
    return true
  }
  const added = { affiliateId, packageId, contentId: null, storeNumber, memberNumber }
  const made = await insertEnrolment(tx, added, now)
  if (made) await publishEnrolment(publish, tx, made)
  return true
}

type LessonsDeps = Pick<Platform, 'db' | 'files' | 'log'>

/** Prepares the lessons of a course that was given; true if all their files can be opened. */
export async function layOutLessons(
  deps: LessonsDeps,
  tx: Queryable,
  { affiliateId, tag, culture }: Pick<CourseGift, 'affiliateId' | 'tag' | 'culture'>,
): Promise<boolean> {
  const course = (await listCourses(tx, culture)).find(({ tags }) => tags.includes(tag))
  const enrolment = course && (await lockEnrolment(tx, affiliateId, course.packageId))
  if (!enrolment) return false
  const newest = await findNewestContent(tx, enrolment.packageId, contentCultures(culture))
  const contentId = enrolment.contentId ?? newest?.contentId
  if (contentId === undefined) return false
  if (enrolment.contentId === null) await giveContent(tx, enrolment, contentId)
  if (await areThere(deps, contentId)) return true
  return (
    (await restoreFiles({ ...deps, findPackage: findDemoPackage }, contentId)) && areThere(deps, contentId)
  )
}

async function areThere({ db, files }: LessonsDeps, contentId: string): Promise<boolean> {
  const listed = await listFiles(db, contentId)
  for (const key of new Set(listed.map((one) => one.key))) {
    const file = await files.find(key)
    if (!file) return false
    file.body.destroy()
  }
  return listed.length > 0
}
