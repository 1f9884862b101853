import type { Entitlement } from '@fathom/domain/training'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../../platform/demo.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addStoreMember } from '../center/store-member.store.ts'
import { listReplacedCourses, moveUnread } from '../content/imported.store.ts'
import { giveContentToAll } from '../enrolments/enrolment.store.ts'
import { addEntitlement } from '../training.store.ts'
import { fillDemoCatalogue, hasCatalogue, INSTRUCTOR_RENEWAL, NITROX, OPEN_WATER } from './demo-catalogue.ts'
import { renewDemoClasses } from './demo-classes.ts'
import { DEMO_LEARNING, fillDemoCourse } from './demo-learning.ts'
import { importDemoPackages } from './demo-packages.ts'

const OPEN_WATER_DIVER: Entitlement = { packageId: OPEN_WATER, title: 'Open Water Diver', kind: 'consumer' }
const ENRICHED_AIR: Entitlement = { packageId: NITROX, title: 'Enriched Air Nitrox', kind: 'consumer' }
const RENEWAL: Entitlement = { packageId: INSTRUCTOR_RENEWAL, title: 'Instructor renewal', kind: 'pro' }

const ENTITLED: Partial<Record<DemoPersonName, readonly Entitlement[]>> = {
  diver: [OPEN_WATER_DIVER, ENRICHED_AIR],
  student: [OPEN_WATER_DIVER],
  teen: [OPEN_WATER_DIVER],
  riyadh: [OPEN_WATER_DIVER],
  shanghai: [ENRICHED_AIR],
  instructor: [RENEWAL],
  store: [RENEWAL],
}

type DemoDeps = Pick<Platform, 'db' | 'files' | 'clock'>

/**
 * The catalog and the packages are created with the first person, on a new database or on one seeded before
 * they existed.
 */
export async function renewDemoTraining(deps: DemoDeps, tx: Queryable, person: DemoPerson): Promise<void> {
  if (person.name === 'diver' && !(await hasCatalogue(tx))) {
    await fillDemoCatalogue(tx)
    await addStoreMember(tx, 7001, 500001)
  }
  for (const entitlement of ENTITLED[person.name] ?? [])
    await addEntitlement(tx, person.affiliateId, entitlement)
  await fillLearning(deps, tx, person)
  if (person.name === 'diver') await updateOwnLessons(deps, tx)
  // The last of those who are in them.
  if (person.name === 'riyadh') await renewDemoClasses(tx, deps.clock.now())
}

/**
 * A new release may bring new wording or lessons of our own courses. A database that was seeded before gets them,
 * unless the organization has put a package of its own in their place. Who has begun a course keeps the lessons
 * that they began with.
 */
async function updateOwnLessons(deps: DemoDeps, tx: Queryable): Promise<void> {
  const replaced = await listReplacedCourses(tx, DEFAULT_LOCALE)
  const contents = await importDemoPackages(deps, tx, replaced)
  for (const content of contents) {
    await giveContentToAll(tx, content)
    await moveUnread(tx, content)
  }
}

async function fillLearning(deps: DemoDeps, tx: Queryable, { name, affiliateId }: DemoPerson): Promise<void> {
  const courses = DEMO_LEARNING[name] ?? []
  if (courses.length === 0) return
  const taken = await tx.query('select from enrolment where affiliate_id = $1 limit 1', [affiliateId])
  if (taken.length > 0) return
  const contents = await importDemoPackages(deps, tx)
  for (const course of courses) {
    const content = contents.find(({ packageId }) => packageId === course.packageId)
    await fillDemoCourse(tx, affiliateId, course, content, deps.clock.now())
  }
}
