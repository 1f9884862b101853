import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from './database/index.ts'
import { countAttempt, forgetAttempts, returnAttempt } from './rate-limit.ts'

const LIMIT = { limit: 3, windowSeconds: 60 }
const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1) + seconds * 1000)
let one: Database
let other: Database

beforeAll(async () => {
  const url = await freshDatabase()
  one = connectDatabase(url)
  other = connectDatabase(url)
})
afterAll(() => Promise.all([one.close(), other.close()]))

test('all processes share the count, and the answer says how long to wait', async () => {
  const key = 'sign-in:one@example.org'
  for (const db of [one, other, one]) expect((await countAttempt(db, key, LIMIT, at(0))).allowed).toBe(true)
  expect(await countAttempt(other, key, LIMIT, at(15))).toEqual({ allowed: false, retryAfterSeconds: 45 })
})

test('a new window starts when the old one ends, regardless of the attempts in between', async () => {
  for (let second = 0; second < 10; second++) await countAttempt(one, 'window', LIMIT, at(second))
  expect((await countAttempt(one, 'window', LIMIT, at(59))).allowed).toBe(false)
  expect((await countAttempt(one, 'window', LIMIT, at(60))).allowed).toBe(true)
})

test('counts fifty concurrent attempts one by one', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, (_, index) => countAttempt(index % 2 ? one : other, 'rush', LIMIT, at(0))),
  )
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3)
})

test('a successful sign-in clears the previous attempts', async () => {
  for (let count = 0; count < 5; count++) await countAttempt(one, 'forgotten', LIMIT, at(0))
  await forgetAttempts(one, 'forgotten')
  expect((await countAttempt(one, 'forgotten', LIMIT, at(0))).allowed).toBe(true)
})

test('a returned attempt allows exactly one more', async () => {
  for (let count = 0; count < 3; count++) await countAttempt(one, 'given back', LIMIT, at(0))
  await returnAttempt(other, 'given back')
  await returnAttempt(other, 'never counted')
  expect((await countAttempt(one, 'given back', LIMIT, at(0))).allowed).toBe(true)
  expect((await countAttempt(one, 'given back', LIMIT, at(0))).allowed).toBe(false)
})

test('the table contains no personal data, and expired rows are removed', async () => {
  await countAttempt(one, 'sign-in:someone@example.org', LIMIT, at(0))
  const before = await one.query<{ row: string }>('select a::text as row from attempt a')
  expect(JSON.stringify(before)).not.toContain('example')
  await countAttempt(one, 'much later', LIMIT, at(3600))
  expect(await one.query('select from attempt')).toHaveLength(1)
})
