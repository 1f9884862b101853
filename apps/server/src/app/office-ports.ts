import type { StaffRight } from '@fathom/domain/session'
import { listStaff } from '../modules/account/index.ts'
import { certificationsOf } from '../modules/certifications/index.ts'
import { findNewestForms } from '../modules/forms/index.ts'
import type { officeModule } from '../modules/office/index.ts'
import { listCourses, listEnrolments } from '../modules/training/index.ts'
import type { Queryable } from '../platform/database/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { findRights } from '../platform/staff-rights/index.ts'
import { peoplePorts } from './forms-ports.ts'

/** What the office needs of all other modules. */
export function officePorts(platform: Platform, modules: () => Readonly<Record<string, Module>>) {
  return {
    sources: () => Object.values(modules()).flatMap(({ queues = [] }) => queues),
    mergeParts: () =>
      Object.fromEntries(
        Object.entries(modules()).flatMap(([name, { merging }]) => (merging ? [[name, merging]] : [])),
      ),
    listStaffWith,
    recordsOf: recordsOf(platform),
    findNewestForms: (affiliateId: number) => findForms(platform, platform.db, affiliateId),
  }
}

const findForms = (platform: Platform, db: Queryable, affiliateId: number) =>
  findNewestForms({ ...platform, ...peoplePorts(platform) }, db, affiliateId, platform.clock.now())

async function listStaffWith(db: Queryable, right: StaffRight): Promise<number[]> {
  const staff = await listStaff(db)
  const rights = await Promise.all(staff.map((affiliateId) => findRights(db, affiliateId)))
  return staff.filter((_, at) => rights[at]?.includes(right))
}

/** Forms only say whether they count: never an answer, nor why one doesn't (OF-03). */
function recordsOf(platform: Platform): Parameters<typeof officeModule>[0]['recordsOf'] {
  return async (db, affiliateId, locale) => {
    const enrolments = (await listEnrolments(db, affiliateId)).filter(({ endedAt }) => endedAt === null)
    const courses = await listCourses(
      db,
      locale,
      enrolments.map(({ packageId }) => packageId),
    )
    const forms = await findForms(platform, db, affiliateId)
    return {
      cards: await certificationsOf(platform, db, { affiliateId, locale }),
      courses: enrolments.map(({ packageId, certifiedAt, completedAt }) => ({
        name: courses.find((course) => course.packageId === packageId)?.title ?? '',
        isCompleted: (certifiedAt ?? completedAt) !== null,
      })),
      forms: (['medical', 'release'] as const).map((form) => ({
        form,
        isValid: forms[form]?.state === 'cleared',
      })),
    }
  }
}
