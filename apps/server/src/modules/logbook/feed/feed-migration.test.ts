import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { readFeed } from './feed.store.ts'

const FIRST_WITH_FEED = '0724'
const idOf = (number: number) => `0198a000-0000-7000-8000-00000000000${number}`

test('[BO-01] the update numbers the logs that are there by date, and later changes go on from there', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_FEED)
  await db.query(
    `insert into dive_log (affiliate_id, id, log_type, status, sort_date, search_text, doc, version, created_at, deleted_at)
     values (1, $1, 'Recreational', 'Published', '2026-03-01', '', '{}', 4, now(), null),
       (1, $2, 'Recreational', 'Published', '2025-03-01', '', '{}', 2, now(), null),
       (1, $3, 'Recreational', 'Published', '2024-03-01', '', '{}', 3, now(), now()),
       (2, $4, 'Recreational', 'Published', '2024-03-01', '', '{}', 1, now(), null)`,
    [idOf(1), idOf(2), idOf(3), idOf(4)],
  )
  await migrate(db)
  const stored = await readFeed(db, 1, { from: 1000, isBackwards: true, limit: 10 })
  expect(stored).toMatchObject({
    ...{ newest: 3, logs: 2, hasMore: false },
    changes: [
      { id: idOf(1), number: 3, version: 4 },
      { id: idOf(2), number: 2, version: 2 },
    ],
  })
  await db.query('update dive_log set version = 3 where id = $1', [idOf(2)])
  const since = await readFeed(db, 1, { from: 0, isBackwards: false, limit: 10 })
  expect(since.changes).toMatchObject([
    { id: idOf(3), number: 1, version: 3, doc: null },
    { id: idOf(1), number: 3 },
    { id: idOf(2), number: 4, version: 3, doc: '{}' },
  ])
  expect((await readFeed(db, 2, { from: 0, isBackwards: false, limit: 10 })).newest).toBe(1)
})
