import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import { migrate } from '../../../platform/database/migrate.ts'

const FIRST_WITH_NAMES = '0706'
const LOG = '0198a000-0000-7000-8000-000000000001'

test('[TS-15] the update takes the name under which a dive was sent, else the one on the cards, else the account’s', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_NAMES)
  for (const id of [1, 2, 3, 4]) {
    await db.query(
      `insert into account (affiliate_id, email, given_name, family_name, birthdate, forgotten_at)
       values ($1::bigint, $2, 'Present', 'Name', '1990-01-02', case when $1::bigint = 4 then now() end)`,
      [id, `${id}@planted.test`],
    )
    await db.query(
      `insert into dive_log_seal (affiliate_id, log_id, number, previous, sealed_at, key_id, signature)
       values ($1, $2, 1, '', '2026-05-14T10:00:00Z', 'k', 's')`,
      [id, LOG],
    )
  }
  const change = (by: number, at: string, name: string) =>
    db.query(
      `insert into dive_log_change (affiliate_id, log_id, version, changed_at, changed_by, changed_by_name, deed, changes)
       values (1, $1, 1, $2, $3, $4, 'edit', '[]')`,
      [LOG, at, by, name],
    )
  await change(1, '2026-05-12T10:00:00Z', 'First Name')
  await change(1, '2026-05-13T10:00:00Z', 'Sent Name')
  await change(9, '2026-05-14T10:00:00Z', 'Kai Nakamura')
  await change(1, '2026-06-01T10:00:00Z', 'Later Name')
  await db.query(`insert into card_holder (affiliate_id, name) values (2, 'Card Name')`)

  await migrate(db)

  const seals = await db.query('select diver, version from dive_log_seal order by affiliate_id')
  expect(seals).toEqual([
    { diver: 'Sent Name', version: 1 },
    { diver: 'Card Name', version: 1 },
    { diver: 'Present Name', version: 1 },
    { diver: '', version: 1 },
  ])
  const holders = await db.query('select affiliate_id::int as id, name from card_holder order by 1')
  expect(holders).toEqual([
    { id: 1, name: 'Sent Name' },
    { id: 2, name: 'Card Name' },
    { id: 3, name: 'Present Name' },
  ])
})
