import type { Entitlement } from '@fathom/domain/training'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../../platform/demo.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findNewestContent } from '../content/content.store.ts'
import { addStoreMember, giveContentToAll } from '../enrolments/enrolment.store.ts'
import { addEntitlement } from '../training.store.ts'
import {
  fillDemoCatalogue,
  hasCatalogue,
  INSTRUCTOR_RENEWAL,
  NITROX,
  OPEN_WATER,
  PEAK_BUOYANCY,
} from './demo-catalogue.ts'
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
  if (person.name === 'diver') await addBuoyancyLessons(deps, tx)
}

/** A database that was seeded before Peak Buoyancy had lessons gets them, and so does everyone who takes it. */
async function addBuoyancyLessons(deps: DemoDeps, tx: Queryable): Promise<void> {
  if (await findNewestContent(tx, PEAK_BUOYANCY, [DEFAULT_LOCALE])) return
  const contents = await importDemoPackages(deps, tx)
  const content = contents.find(({ packageId }) => packageId === PEAK_BUOYANCY)
  if (content) await giveContentToAll(tx, content)
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
