import { type DeskEntry, type DeskFacts, type DeskKnowledge, findLevel } from '@fathom/domain/certifications'
import type { Queryable } from '../../../platform/database/index.ts'
import { listParticipantNames } from '../../references/index.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { listCertificationsOf } from '../records/certification.store.ts'
import { listCourseLevels } from '../records/course-level.store.ts'

type Deps = Pick<CertificationsDeps, 'clock' | 'listBirthDates' | 'listMinimumAges'>
type Teacher = { number: number; name: string }
type Teachers = { instructor: Teacher | null; store: Teacher | null }

/** What is known about everyone in these entries, read at once. */
export type Knowledge = {
  about: (entry: DeskEntry) => DeskKnowledge
  teachersOf: (facts: DeskFacts) => Teachers
  /** Whether the certification of a source was revoked; undefined if it has none. */
  isRevoked: (source: string) => boolean | undefined
}

/** One after the other: nobody gets the same level from two members of staff. */
export async function lockDesk(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('certification desk', 0))`)
}

export async function readKnowledge(
  deps: Deps,
  db: Queryable,
  entries: readonly DeskEntry[],
  by: number,
): Promise<Knowledge> {
  const ids = [...new Set(entries.map(({ affiliateId }) => affiliateId).filter(Number.isInteger))]
  const births = await deps.listBirthDates(db, ids)
  const held = await listCertificationsOf(db, ids)
  const heldBy = Map.groupBy(held, ({ affiliateId }) => affiliateId)
  const bySource = new Map(held.map(({ source, isRevoked }) => [source, isRevoked]))
  const ages = await minimumAges(deps, db)
  const members = await named(
    db,
    'member',
    entries.map(({ instructorNumber }) => instructorNumber),
  )
  const stores = await named(
    db,
    'store',
    entries.map(({ storeNumber }) => storeNumber),
  )
  const today = todayOf(deps)
  return {
    about: ({ affiliateId, levelID, instructorNumber, storeNumber }) => ({
      today,
      birthdate: births.get(affiliateId),
      minimumAge: ages.get(levelID) ?? 0,
      held: heldBy.get(affiliateId) ?? [],
      isOwn: affiliateId === by,
      isInstructor: members.has(instructorNumber ?? 0),
      isStore: stores.has(storeNumber ?? 0),
    }),
    teachersOf: ({ instructorNumber, storeNumber }) => ({
      instructor: members.get(instructorNumber ?? 0) ?? null,
      store: stores.get(storeNumber ?? 0) ?? null,
    }),
    isRevoked: (source) => bySource.get(source),
  }
}

/** A level is reached by its courses; the one that can be started first decides. */
async function minimumAges(deps: Deps, db: Queryable): Promise<ReadonlyMap<number, number>> {
  const ofCourse = await deps.listMinimumAges(db)
  const ages = new Map<number, number>()
  for (const { packageId, levelID } of await listCourseLevels(db)) {
    const age = ofCourse.get(packageId)
    if (age !== undefined && findLevel(levelID)) ages.set(levelID, Math.min(age, ages.get(levelID) ?? age))
  }
  return ages
}

async function named(
  db: Queryable,
  kind: 'member' | 'store',
  numbers: readonly (number | null)[],
): Promise<ReadonlyMap<number, Teacher>> {
  const known = [...new Set(numbers)].filter((number) => number !== null).filter(Number.isInteger)
  const names = await listParticipantNames(db, kind, known)
  return new Map([...names].map(([number, name]) => [number, { number, name }]))
}
