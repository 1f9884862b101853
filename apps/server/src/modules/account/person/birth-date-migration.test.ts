import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import type { Database } from '../../../platform/database/index.ts'
import { migrate } from '../../../platform/database/migrate.ts'

const FIRST_WITH_CHANGES = '0680'

/** An account with this birth date now, and what stood before each of its changes. */
async function addPerson(
  db: Database,
  id: number,
  birthdate: string | null,
  changes: readonly { birthDate: string; at: string }[],
) {
  await db.query(
    `insert into account (affiliate_id, email, given_name, family_name, birthdate)
     values ($1, $2, 'Planted', 'Name', $3)`,
    [id, `${id}@planted.test`, birthdate],
  )
  for (const { birthDate, at } of changes)
    await db.query(
      `insert into account_history (affiliate_id, what, before, changed_at) values ($1, 'person', $2, $3)`,
      [id, JSON.stringify({ givenName: 'Planted', birthDate }), at],
    )
}

test('[TS-05] the update finds when a birth date was last changed, and not when only the name was', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_CHANGES)
  await addPerson(db, 1, '1980-01-02', [{ birthDate: '2014-01-02', at: '2026-10-01T10:00:00Z' }])
  await addPerson(db, 2, '1980-01-02', [{ birthDate: '1980-01-02', at: '2026-10-01T10:00:00Z' }])
  await addPerson(db, 3, '1980-01-02', [
    { birthDate: '2014-01-02', at: '2026-09-01T10:00:00Z' },
    { birthDate: '1980-01-02', at: '2026-10-01T10:00:00Z' },
  ])
  await addPerson(db, 4, '1980-01-02', [
    { birthDate: '1980-01-02', at: '2026-08-01T10:00:00Z' },
    { birthDate: '2014-01-02', at: '2026-09-01T10:00:00Z' },
  ])
  await addPerson(db, 5, '1980-01-02', [])

  expect(await migrate(db)).toContain('0680-birth-date-changed.sql')

  const changed = await db.query<{ at: string | null }>(
    `select to_char(birth_date_changed_at at time zone 'UTC', 'YYYY-MM-DD') as at from account order by affiliate_id`,
  )
  expect(changed.map(({ at }) => at)).toEqual(['2026-10-01', null, '2026-09-01', '2026-09-01', null])
})

test('[TS-05] the update keeps a confirmation from before, without a version of the statement', async () => {
  const db = await anEarlierDatabase('0716')
  await addPerson(db, 1, '1980-01-02', [])
  await addPerson(db, 2, '1980-01-02', [])
  await db.query(
    `update account set birth_date_confirmed_at = '2026-10-01T10:00:00Z', birth_date_confirmed_by = 7,
       birth_date_confirmed_by_name = 'Kai Nakamura' where affiliate_id = 2`,
  )
  await migrate(db)
  expect(
    await db.query(
      `select affiliate_id::int as id, to_char(birth_date, 'YYYY-MM-DD') as date, confirmed_by_name as by,
         statement_version as version, taken_back_at as back from birth_date_confirmation`,
    ),
  ).toEqual([{ id: 2, date: '1980-01-02', by: 'Kai Nakamura', version: null, back: null }])
})
