import { isSameAddress, type Parties } from '@fathom/domain/forms'
import { type AffiliateType, isProfessional } from '@fathom/domain/session'
import { isTaughtNow } from '@fathom/domain/training'
import {
  confirmBirthDate,
  doubtBirthDates,
  listBornAfter,
  listByMailbox,
  listIdentities,
  listNames,
  listTypes,
  takeBackConfirmation,
} from '../modules/account/index.ts'
import {
  listGuestAffiliations,
  listGuestsKnownTo,
  listGuestsOf,
  listPresentGuestAffiliations,
} from '../modules/dsd/index.ts'
import type { FormsPorts, Teacher } from '../modules/forms/index.ts'
import { findParticipant, findRecordedParticipant, listOwnParticipants } from '../modules/references/index.ts'
import {
  doesTeachNow,
  listEnrolments,
  listKnownTo,
  listMembersOf,
  listNumbersOf,
  listStoresOf,
  listStudentIds,
  teachingNumbers,
} from '../modules/training/index.ts'
import type { Queryable } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'

type PeoplePorts = Pick<
  FormsPorts,
  | 'doesTeach'
  | 'listPeople'
  | 'listAffiliations'
  | 'listIdentities'
  | 'listKnownTogether'
  | 'listBornAfter'
  | 'doubtBirthDates'
  | 'confirmBirthDate'
  | 'takeBackConfirmation'
  | 'listStoresOf'
  | 'listTeachers'
  | 'listPresentTeachers'
  | 'listPageReaders'
  | 'isProfessionalAddress'
  | 'hasProfessional'
  | 'listByAddress'
>

/** Who is whose student or guest, which only training and Discover Scuba Diving know. */
export function peoplePorts({ db, clock }: Pick<Platform, 'db' | 'clock'>): PeoplePorts {
  return {
    doesTeach: async (caller, affiliateId) => {
      if (await doesTeachNow(db, caller, affiliateId, clock.now())) return true
      const guests = await listGuestsOf(db, await teachingNumbers(db, caller), clock.now())
      return caller.affiliateId !== affiliateId && guests.includes(affiliateId)
    },
    listPeople: async (caller) => {
      const numbers = await teachingNumbers(db, caller)
      const students = await listStudentIds(db, numbers, clock.now())
      const guests = (await listGuestsOf(db, numbers, clock.now())).filter(
        (id) => !students.present.includes(id),
      )
      const former = students.former.filter((id) => !guests.includes(id))
      const names = await listNames(db, [...students.present, ...guests, ...former])
      const named = (kind: 'student' | 'guest', isTaughtNow: boolean) => (affiliateId: number) => {
        const name = names.get(affiliateId)
        return name ? [{ affiliateId, name, kind, isTaughtNow }] : []
      }
      return [
        ...students.present.flatMap(named('student', true)),
        ...guests.flatMap(named('guest', true)),
        ...former.flatMap(named('student', false)),
      ]
    },
    listAffiliations: (affiliateId) => listAffiliations(db, affiliateId),
    listIdentities,
    listKnownTogether: (tx, affiliateIds) => listKnownTogether(tx, affiliateIds, clock.now()),
    listBornAfter,
    doubtBirthDates,
    confirmBirthDate,
    takeBackConfirmation,
    listStoresOf: (memberNumbers) => listStoresOf(db, memberNumbers),
    listTeachers: async (affiliateId) => listTeachers(db, await listAffiliations(db, affiliateId)),
    listPresentTeachers: async (affiliateId) => {
      const { enrolments, guests } = await listPresentAffiliations(db, affiliateId, clock.now())
      return listTeachers(db, [...enrolments, ...guests])
    },
    listPageReaders: (tx, affiliateId) => listPageReaders(tx, affiliateId, clock.now()),
    isProfessionalAddress: async (email) => hasProfessional(db, await listAccountsAt(db, email)),
    listByAddress: async (email) => (await listAccountsAt(db, email)).map(({ affiliateId }) => affiliateId),
    hasProfessional: async (affiliateIds) => hasProfessional(db, await listTypes(db, affiliateIds)),
  }
}

const listAccountsAt = async (db: Queryable, email: string) =>
  (await listByMailbox(db, email)).filter((account) => isSameAddress(account.email, email))

type Typed = { affiliateId: number; affiliateType: AffiliateType }

/** By the kind of account, or by a number in the directory. */
async function hasProfessional(db: Queryable, accounts: readonly Typed[]): Promise<boolean> {
  for (const { affiliateId, affiliateType } of accounts) {
    if (isProfessional(affiliateType)) return true
    if ((await listOwnParticipants(db, affiliateId)).length > 0) return true
  }
  return false
}

const listAffiliations = async (db: Queryable, affiliateId: number) => [
  ...(await listEnrolments(db, affiliateId)),
  ...(await listGuestAffiliations(db, affiliateId)),
]

/** With whom a person is in a course or dives as a guest now: the relation behind `doesTeach`. */
const listPresentAffiliations = async (db: Queryable, affiliateId: number, now: Date) => ({
  enrolments: (await listEnrolments(db, affiliateId)).filter((enrolment) => isTaughtNow(enrolment, now)),
  guests: await listPresentGuestAffiliations(db, [affiliateId], now),
})

/** Everyone who is known to those who teach these people now, or was within a year. */
async function listKnownTogether(
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<readonly number[]> {
  const taught = await listNumbersOf(db, affiliateIds, now)
  const guests = await listPresentGuestAffiliations(db, affiliateIds, now)
  const near = [...taught.stores, ...guests.flatMap(({ storeNumber }) => storeNumber ?? [])]
  const own = [...taught.members, ...guests.flatMap(({ memberNumber }) => memberNumber ?? [])]
  const members = [...own, ...(await listMembersOf(db, near))]
  const numbers = { members, stores: [...near, ...(await listStoresOf(db, members))] }
  return [...(await listKnownTo(db, numbers, now)), ...(await listGuestsKnownTo(db, numbers, now))]
}

/** The instructors and dive centers of these affiliations, also former ones, and everyone who works there. */
async function listTeachers(db: Queryable, affiliations: readonly Parties[]): Promise<Teacher[]> {
  const stores = affiliations.flatMap(({ storeNumber }) => storeNumber ?? [])
  const members = affiliations.flatMap(({ memberNumber }) => memberNumber ?? [])
  const numbers = {
    store: new Set(stores),
    member: new Set([...members, ...(await listMembersOf(db, stores))]),
  }
  const found = []
  for (const kind of ['store', 'member'] as const)
    for (const number of numbers[kind]) found.push(await findRecordedParticipant(db, kind, number))
  const known = found.filter((each) => each !== undefined)
  const accounts = await listIdentities(
    db,
    known.map(({ affiliate_id }) => Number(affiliate_id)),
  )
  return known.map(({ affiliate_id, name }) => {
    const account = accounts.get(Number(affiliate_id))
    return {
      affiliateId: Number(affiliate_id),
      names: [name, account?.name ?? ''].filter(Boolean),
      email: account?.email ?? '',
      phone: account?.phone ?? '',
    }
  })
}

/** Whom a person named as instructor and dive center: by their accounts, as student or as guest. */
async function listPageReaders(tx: Queryable, affiliateId: number, now: Date) {
  const { enrolments, guests } = await listPresentAffiliations(tx, affiliateId, now)
  const affiliations = [
    ...guests.map((each) => ({ ...each, kind: 'guest' as const })),
    ...enrolments.map((each) => ({ ...each, kind: 'student' as const })),
  ]
  const found = new Map<number, 'student' | 'guest'>()
  for (const { memberNumber, storeNumber, kind } of affiliations)
    for (const [role, number] of [
      ['member', memberNumber],
      ['store', storeNumber],
    ] as const) {
      const teacher = number === null ? undefined : await findParticipant(tx, role, number)
      if (teacher) found.set(Number(teacher.affiliate_id), kind)
    }
  found.delete(affiliateId)
  return found
}
