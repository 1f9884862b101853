import { DEMO_PASSWORD, type DemoPersonName, emailOf } from '../../platform/demo.ts'
import type { Module } from '../../platform/module.ts'
import { insertGrantedAccount } from './account.store.ts'
import { hashPassword } from './password/password-hash.ts'

/** How long each person has been with the organization, matching what they have done since. */
const SINCE: Readonly<Record<DemoPersonName, string>> = {
  diver: '2019-06-03',
  student: '2026-02-11',
  instructor: '2008-05-19',
  store: '2004-03-01',
  applicant: '2022-09-27',
  newcomer: '2026-04-20',
  dsd: '2026-03-30',
  teen: '2025-07-08',
  shanghai: '2021-10-14',
  riyadh: '2023-01-24',
  veteran: '1994-08-15',
  trial: '2026-01-17',
  staff: '2015-11-02',
  deskstaff: '2024-02-05',
}

/** Someone who joined the demo after this database was filled gets their account at the next start. */
export function missingDemoAccount(): NonNullable<Module['demo']> {
  const create = demoAccounts()
  return async (tx, person) => {
    const known = await tx.query('select from account where affiliate_id = $1', [person.affiliateId])
    if (known.length === 0) await create(tx, person)
  }
}

export function demoAccounts(): NonNullable<Module['demo']> {
  let demoHash: Promise<string> | undefined
  return async (tx, person) => {
    // All demo people share one password; hashing it is slow on purpose.
    demoHash ??= hashPassword(DEMO_PASSWORD)
    await insertGrantedAccount(tx, {
      ...person,
      email: emailOf(person),
      passwordHash: await demoHash,
      createdAt: new Date(`${SINCE[person.name]}T09:00:00Z`),
    })
  }
}
