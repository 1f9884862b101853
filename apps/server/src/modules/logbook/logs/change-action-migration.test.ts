import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { listAllChanges } from '../own-data.store.ts'
import { listChanges } from './history.store.ts'

const FIRST_WITH_ACTION = '0719'
const LOG = '0198a000-0000-7000-8000-000000000001'

test('the update keeps what was done in the history of a dive', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_ACTION)
  await db.query(
    `insert into dive_log_change (affiliate_id, log_id, version, changed_at, changed_by, changed_by_name, deed, changes)
     values (1, $1, 1, now(), 1, 'Ines Duarte', 'submit', '[]')`,
    [LOG],
  )
  await migrate(db)
  expect(await listChanges(db, 1, LOG)).toMatchObject([{ action: 'submit', name: 'Ines Duarte' }])
  expect(await listAllChanges(db, 1)).toMatchObject([{ action: 'submit' }])
})
