import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'

test('each database is separate and already migrated', async () => {
  const urls = await Promise.all([freshDatabase(), freshDatabase()])
  expect(new Set(urls).size).toBe(2)
  for (const connectionString of urls) {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const { rows } = await client.query(`select count(*)::int as ran from migration`)
    await client.end()
    expect(rows[0].ran).toBeGreaterThan(0)
  }
})
