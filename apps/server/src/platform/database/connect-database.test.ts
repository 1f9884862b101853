import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from './connect-database.ts'
import type { Database } from './database.ts'

let db: Database

beforeAll(async () => {
  db = connectDatabase(await freshDatabase(), { size: 2 })
  await db.query('create table dive (title text)')
})
afterAll(() => db.close())

test('a transaction commits on success', async () => {
  const title = await db.transaction(async (tx) => {
    const [row] = await tx.query<{ title: string }>('insert into dive values ($1) returning title', ['Reef'])
    return row?.title
  })
  expect(title).toBe('Reef')
  expect(await db.query('select title from dive')).toEqual([{ title: 'Reef' }])
})

test('a transaction that throws leaves nothing, and passes on the error', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.query("insert into dive values ('Ghost')")
    throw new Error('out of air')
  })
  await expect(failing).rejects.toThrow('out of air')
  expect(await db.query("select from dive where title = 'Ghost'")).toEqual([])
})

test('a connection lost in a transaction fails only that transaction', async () => {
  for (let round = 0; round < 3; round++) {
    const cut = db.transaction(async (tx) => {
      const [me] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await db.query('select pg_terminate_backend($1)', [me?.pid])
      await tx.query('select 1')
    })
    await expect(cut).rejects.toThrow()
  }
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('closing twice closes once', async () => {
  let closed = 0
  const other = connectDatabase(db.url, {
    closing: async () => {
      closed += 1
    },
  })
  await Promise.all([other.close(), other.close()])
  expect(closed).toBe(1)
})
