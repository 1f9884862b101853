import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../database/earlier-database.fixture.ts'
import { migrate } from '../database/migrate.ts'

const BEFORE_KINDS_OF_THEIR_OWN = '0682'

test('[TS-22] entries about a name or a birth date get the kind that the account tells, and none is counted twice', async () => {
  const db = await anEarlierDatabase(BEFORE_KINDS_OF_THEIR_OWN)
  const at = '2026-11-10T10:00:30Z'
  const add = (kind: string, account: number) =>
    db.query(
      `insert into security_event (minute, kind, affiliate_id, count, first_at, last_at)
       values ('2026-11-10T10:00:00Z', $1, $2, 1, $3, $3)`,
      [kind, account, at],
    )
  for (const [id, changedAt] of [[1, at] as const, [2, null] as const, [3, at] as const])
    await db.query(
      `insert into account (affiliate_id, email, given_name, family_name, birth_date_changed_at)
       values ($1, $2, 'Planted', 'Name', $3)`,
      [id, `${id}@planted.test`, changedAt],
    )
  for (const id of [1, 2, 3]) await add('identity-changed', id)
  await add('birth-date-changed', 3)
  await add('sign-in', 1)
  expect(await migrate(db)).toContain('0682-identity-changed.sql')
  const rows = await db.query<{ id: number; kind: string }>(
    'select affiliate_id::int as id, kind from security_event order by 1, 2',
  )
  expect(rows.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    '1 birth-date-changed',
    '1 sign-in',
    '2 name-changed',
    '3 birth-date-changed',
  ])
})
