import { listIdentities, listNames } from '../modules/account/index.ts'
import { listGuestAffiliations, listGuestsOf } from '../modules/dsd/index.ts'
import type { FormsPorts, Teacher } from '../modules/forms/index.ts'
import { findParticipant } from '../modules/references/index.ts'
import {
  doesTeach,
  listEnrolments,
  listMembersOf,
  listStoresOf,
  listStudentIds,
  teachingNumbers,
} from '../modules/training/index.ts'
import type { Queryable } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'

type PeoplePorts = Pick<
  FormsPorts,
  'doesTeach' | 'listPeople' | 'listAffiliations' | 'listIdentities' | 'listStoresOf' | 'listTeachers'
>

/** Who is whose student or guest, which only training and Discover Scuba Diving know. */
export function peoplePorts({ db, clock }: Pick<Platform, 'db' | 'clock'>): PeoplePorts {
  return {
    doesTeach: (caller, affiliateId) => doesTeach(db, caller, affiliateId),
    listPeople: async (caller) => {
      const numbers = await teachingNumbers(db, caller)
      const students = await listStudentIds(db, numbers)
      const guests = (await listGuestsOf(db, numbers, clock.now())).filter((id) => !students.includes(id))
      const names = await listNames(db, [...students, ...guests])
      const named = (kind: 'student' | 'guest') => (affiliateId: number) => {
        const name = names.get(affiliateId)
        return name ? [{ affiliateId, name, kind }] : []
      }
      return [...students.flatMap(named('student')), ...guests.flatMap(named('guest'))]
    },
    listAffiliations: (affiliateId) => listAffiliations(db, affiliateId),
    listIdentities,
    listStoresOf: (memberNumber) => listStoresOf(db, [memberNumber]),
    listTeachers: (affiliateId) => listTeachers(db, affiliateId),
  }
}

const listAffiliations = async (db: Queryable, affiliateId: number) => [
  ...(await listEnrolments(db, affiliateId)),
  ...(await listGuestAffiliations(db, affiliateId)),
]

/** The same people whom `doesTeach` accepts, and those of courses that have ended. */
async function listTeachers(db: Queryable, affiliateId: number): Promise<Teacher[]> {
  const affiliations = await listAffiliations(db, affiliateId)
  const stores = affiliations.flatMap(({ storeNumber }) => storeNumber ?? [])
  const members = affiliations.flatMap(({ memberNumber }) => memberNumber ?? [])
  const numbers = {
    store: new Set(stores),
    member: new Set([...members, ...(await listMembersOf(db, stores))]),
  }
  const found = []
  for (const kind of ['store', 'member'] as const)
    for (const number of numbers[kind]) found.push(await findParticipant(db, kind, number))
  const known = found.filter((each) => each !== undefined)
  const accounts = await listIdentities(
    db,
    known.map(({ affiliate_id }) => Number(affiliate_id)),
  )
  return known.map(({ affiliate_id, name }) => {
    const account = accounts.get(Number(affiliate_id))
    return {
      names: [name, account?.name ?? ''].filter(Boolean),
      email: account?.email ?? '',
      phone: account?.phone ?? '',
    }
  })
}
