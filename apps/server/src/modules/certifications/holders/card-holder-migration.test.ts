import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import type { Database } from '../../../platform/database/index.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { findCardHolder } from './card-holder.store.ts'

const FIRST_WITH_HOLDERS = '0619'

type Person = { id: number; names: [string, string, string]; birthdate: string | null; isForgotten?: boolean }

const addPerson = (db: Database, { id, names, birthdate, isForgotten = false }: Person) =>
  db.query(
    `insert into account (affiliate_id, email, given_name, middle_name, family_name, birthdate, forgotten_at)
     values ($1, $2, $3, $4, $5, $6, case when $7 then now() end)`,
    [id, `${id}@planted.test`, ...names, birthdate, isForgotten],
  )

const addCertification = (db: Database, affiliateId: number, licenseId: string) =>
  db.query(
    `insert into certification (license_id, affiliate_id, level_id, cert_date, source, issued_at)
     values ($1, $2, 10, '2025-03-14', $1, now())`,
    [licenseId, affiliateId],
  )

test('[TS-14] the update keeps each card in the name and birth date that the account had, and adds nobody without a card', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_HOLDERS)
  await addPerson(db, { id: 1, names: [' Mara ', 'Elin', 'Lindqvist'], birthdate: '1991-04-18' })
  await addPerson(db, { id: 2, names: ['Sukarno', ' ', ''], birthdate: null })
  await addPerson(db, { id: 3, names: ['Without', '', 'Card'], birthdate: '1980-01-02' })
  await addPerson(db, { id: 4, names: ['Deleted', '', 'Person'], birthdate: '1970-01-02', isForgotten: true })
  for (const [id, license] of [
    [1, '2500000001'],
    [1, '2500000002'],
    [2, '2500000003'],
    [4, '2500000004'],
  ] as const)
    await addCertification(db, id, license)

  expect(await migrate(db)).toContain('0619-card-holder.sql')

  const unasked = { asked: null, askedAt: null, refusedAt: null }
  const holders = await Promise.all([1, 2, 3, 4].map((id) => findCardHolder(db, id)))
  expect(holders).toEqual([
    { affiliateId: 1, name: 'Mara Elin Lindqvist', birthdate: '1991-04-18', ...unasked },
    { affiliateId: 2, name: 'Sukarno', birthdate: '', ...unasked },
    undefined,
    undefined,
  ])
})
