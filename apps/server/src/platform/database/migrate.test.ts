import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from './connect-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

let db: Database
let other: Database

beforeAll(async () => {
  const url = await freshDatabase()
  db = connectDatabase(url)
  other = connectDatabase(url)
})
afterAll(() => Promise.all([db.close(), other.close()]))

function aModule(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

test('runs the migrations of all modules once, in the order of their numbers', async () => {
  const modules = [
    aModule({ '9002-b.sql': 'alter table table_a add column b int; create index on table_a (b)' }),
    aModule({ '9001-a.sql': 'create table table_a ()', '9003-c.sql': 'alter table table_a drop column b' }),
  ]
  expect(await migrate(db, { folders: modules })).toEqual(['9001-a.sql', '9002-b.sql', '9003-c.sql'])
  expect(await migrate(db, { folders: modules })).toEqual([])
})

test('processes that start at the same time run each migration once', async () => {
  const module = aModule({
    '9010-slow.sql': 'create table slow (); select pg_sleep(0.2)',
    '9011-next.sql': 'create table next ()',
  })
  const ran = await Promise.all([
    migrate(db, { folders: [module] }),
    migrate(other, { folders: [module] }),
    migrate(db, { folders: [module] }),
  ])
  expect(ran.flat().toSorted()).toEqual(['9010-slow.sql', '9011-next.sql'])
})

test('names a migration that was changed after it ran, and runs nothing else', async () => {
  await migrate(db, { folders: [aModule({ '9020-first.sql': 'create table first ()' })] })
  const changed = aModule({
    '9020-first.sql': 'create table first (a int)',
    '9021-later.sql': 'create table later ()',
  })
  await expect(migrate(db, { folders: [changed] })).rejects.toThrow(
    'Migration 9020-first.sql was changed after it was applied',
  )
  expect(await db.query("select to_regclass('later') as found")).toEqual([{ found: null }])
})

test("line endings don't count as a change", async () => {
  await migrate(db, { folders: [aModule({ '9025-ends.sql': 'create table\nends ()' })] })
  expect(await migrate(db, { folders: [aModule({ '9025-ends.sql': 'create table\r\nends ()' })] })).toEqual(
    [],
  )
})

test('a failing migration is rolled back and named, and can be fixed', async () => {
  const broken = aModule({ '9030-broken.sql': 'create table half (); select no_such_thing()' })
  await expect(migrate(db, { folders: [broken] })).rejects.toThrow(
    /^Migration 9030-broken\.sql failed: .*no_such_thing/,
  )
  expect(await migrate(other, { folders: [aModule({ '9030-broken.sql': 'create table half ()' })] })).toEqual(
    ['9030-broken.sql'],
  )
})

test('rejects a duplicate number and a name without a number', async () => {
  const twice = [aModule({ '9040-one.sql': '' }), aModule({ '9040-two.sql': '' })]
  await expect(migrate(db, { folders: twice })).rejects.toThrow(
    'Two migrations have the same number: 9040-one.sql and 9040-two.sql',
  )
  await expect(migrate(db, { folders: [aModule({ 'dive.sql': '' })] })).rejects.toThrow('not dive.sql')
})

/** Another process that migrates, as far as its lock says. */
async function migrating() {
  const [taken, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = other.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7301845)')
    taken.resolve()
    await done.promise
  })
  await taken.promise
  return async () => {
    done.resolve()
    await work
  }
}

test('[OP-04] waits for another process that migrates, says so, and gives up after a while', async () => {
  const end = await migrating()
  onTestFinished(end)
  const log = { warn: vi.fn() }
  await expect(migrate(db, { folders: [], log, waitMs: 2500 })).rejects.toThrow(
    /^Another process has been migrating this database for 3 seconds/,
  )
  expect(log.warn.mock.calls).toEqual([['waiting for another process that migrates this database']])
})

test('[OP-04] a server that is told to stop no longer waits', async () => {
  const end = await migrating()
  onTestFinished(end)
  const stop = new AbortController()
  const waiting = migrate(db, { folders: [], signal: stop.signal })
  setTimeout(() => stop.abort(), 200)
  await expect(waiting).rejects.toThrow('Connection terminated')
})
