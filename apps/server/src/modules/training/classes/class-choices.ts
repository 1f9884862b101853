import type { ClassChoicesWire } from '@fathom/contract/training/classes'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { findParticipant } from '../../references/index.ts'
import { listCourses } from '../catalogue/course.store.ts'
import { listMembersOf, listStoresOf, listTaught } from '../enrolments/enrolment.store.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { getClassOwner } from './class-owner.ts'

type Choices = ClassChoicesWire

/** LE-09: the instructors, dive centers, courses and students that the caller can make a class of. */
export async function listClassChoices(deps: TrainingDeps, caller: User, culture: string): Promise<Choices> {
  const { db } = deps
  const { members, stores: ownStores } = await getClassOwner(db, caller)
  const storeNumbers = [...new Set([...ownStores, ...(await listStoresOf(db, members))])]
  const taught = (await listTaught(db, { members, stores: storeNumbers })).filter(
    ({ certifiedAt, affiliateId }) => certifiedAt === null && affiliateId !== caller.affiliateId,
  )
  const names = await deps.listNames([...new Set(taught.map(({ affiliateId }) => affiliateId))])
  const withStudents = new Set(taught.map(({ packageId }) => packageId))
  // The others, as in an invitation: a class is often planned before its students sign up.
  const courses = (await listCourses(db, culture)).filter(
    ({ packageId, kind, sellable }) => withStudents.has(packageId) || (kind === 'consumer' && sellable),
  )
  const byName = new Intl.Collator(culture)
  return {
    stores: await storesOf(db, storeNumbers),
    instructors: await instructorsOf(db, members, ownStores),
    courses: courses
      .map(({ packageId, title }) => ({ packageId, title }))
      .sort(
        (one, other) =>
          Number(withStudents.has(other.packageId)) - Number(withStudents.has(one.packageId)) ||
          byName.compare(one.title, other.title),
      ),
    students: taught
      .map(({ enrolmentId, affiliateId, packageId, storeNumber, memberNumber }) => ({
        ...{ enrolmentId, affiliateId, packageId, storeNumber, memberNumber },
        name: names.get(affiliateId) ?? '',
      }))
      .filter(({ name }) => name !== '')
      .sort((one, other) => byName.compare(one.name, other.name)),
  }
}

async function storesOf(db: Queryable, numbers: readonly number[]): Promise<Choices['stores']> {
  const found = await Promise.all(
    numbers.map(async (storeNumber) => {
      const found = await findParticipant(db, 'store', storeNumber)
      // A number that was replaced leads to the other one, which is in the list too.
      return found?.number === storeNumber ? [{ storeNumber, name: found.name }] : []
    }),
  )
  return found.flat()
}

/** An instructor leads their own classes; a dive center chooses among those who teach there. */
async function instructorsOf(
  db: Queryable,
  members: readonly number[],
  ownStores: readonly number[],
): Promise<Choices['instructors']> {
  const numbers = [...new Set([...members, ...(await listMembersOf(db, ownStores))])]
  const found = await Promise.all(
    numbers.map(async (memberNumber) => {
      const found = await findParticipant(db, 'member', memberNumber)
      if (found?.number !== memberNumber) return []
      const { name } = found
      const isCaller = members.includes(memberNumber)
      const taughtAt = await listStoresOf(db, [memberNumber])
      const storeNumbers = isCaller ? taughtAt : taughtAt.filter((number) => ownStores.includes(number))
      return [{ memberNumber, name, storeNumbers, isCaller }]
    }),
  )
  return found.flat()
}
