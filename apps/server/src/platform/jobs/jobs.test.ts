import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freshDatabase } from '@fathom/testing/world'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/index.ts'
import { createJobs } from './create-jobs.ts'

const log = { error: () => {}, warn: () => {} }
let db: Database

beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
})
afterAll(() => db.close())

async function started() {
  const jobs = createJobs(db.url, log, { retryDelaySeconds: 1 })
  await jobs.start()
  return jobs
}

test('a job sent in a transaction runs after the commit', async () => {
  const jobs = await started()
  const done = Promise.withResolvers<unknown>()
  await jobs.work('welcome', async (data) => done.resolve(data))
  await db.transaction((tx) => jobs.send(tx, 'welcome', { to: 'mara' }))
  expect(await done.promise).toEqual({ to: 'mara' })
  await jobs.stop()
})

test('a job of a rolled-back transaction never runs', async () => {
  const jobs = await started()
  const heard: unknown[] = []
  const last = Promise.withResolvers<void>()
  await jobs.work<{ word: string }>('careful', async ({ word }) => {
    heard.push(word)
    if (word === 'last') last.resolve()
  })
  const failing = db.transaction(async (tx) => {
    await jobs.send(tx, 'careful', { word: 'undone' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await jobs.send(db, 'careful', { word: 'last' })
  await last.promise
  expect(heard).toEqual(['last'])
  await jobs.stop()
})

test('a failing job is retried', async () => {
  const jobs = await started()
  const done = Promise.withResolvers<number>()
  let tries = 0
  await jobs.work('stubborn', async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
    done.resolve(tries)
  })
  await jobs.send(db, 'stubborn', {})
  expect(await done.promise).toBe(2)
  await jobs.stop()
})

test('a job survives the process that sent it', async () => {
  const sender = await started()
  await sender.send(db, 'later', { dive: 12 })
  await sender.stop()
  const worker = createJobs(db.url, log)
  const done = Promise.withResolvers<unknown>()
  await worker.work('later', async (data) => done.resolve(data))
  await worker.start()
  expect(await done.promise).toEqual({ dive: 12 })
  await worker.stop()
})

test('two processes run each job once', async () => {
  const [one, other] = await Promise.all([started(), started()])
  const seen: number[] = []
  const all = Promise.withResolvers<void>()
  for (const jobs of [one, other]) {
    await jobs.work<{ number: number }>('shared', async ({ number }) => {
      seen.push(number)
      if (seen.length === 10) all.resolve()
    })
  }
  await db.transaction(async (tx) => {
    for (let number = 0; number < 10; number++) await one.send(tx, 'shared', { number })
  })
  await all.promise
  await Promise.all([one.stop(), other.stop()])
  expect(seen.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('sending the same id twice creates one job', async () => {
  const jobs = await started()
  const id = '0198c2f0-1111-7222-8333-444455556666'
  await jobs.send(db, 'once', {}, { id, startAfter: new Date('2100-01-01') })
  await jobs.send(db, 'once', {}, { id, startAfter: new Date('2100-01-01') })
  expect(await db.query("select from jobs.job where name = 'once'")).toHaveLength(1)
  await jobs.stop()
})

test('stopping waits for jobs in flight', async () => {
  const jobs = await started()
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let isDone = false
  await jobs.work('slow', async () => {
    begun.resolve()
    await gate.promise
    isDone = true
  })
  await jobs.send(db, 'slow', {})
  await begun.promise
  const stopped = jobs.stop()
  gate.resolve()
  await stopped
  expect(isDone).toBe(true)
  expect(await db.query("select state from jobs.job where name = 'slow'")).toEqual([{ state: 'completed' }])
})

test('another process finishes the job of a killed process', async () => {
  const code = `import { createJobs } from ${JSON.stringify(new URL('./create-jobs.ts', import.meta.url).href)}
    const jobs = createJobs(${JSON.stringify(db.url)}, console)
    await jobs.work('deadly', () => new Promise(() => { process.stdout.write('begun') }))
    await jobs.start()`
  const victim = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const jobs = await started()
  await jobs.send(db, 'deadly', { dive: 40 })
  await once(victim.stdout, 'data')
  victim.kill('SIGKILL')
  await once(victim, 'exit')

  const done = Promise.withResolvers<unknown>()
  await jobs.work('deadly', async (data) => done.resolve(data))
  await letHeartbeatsLapse()
  expect(await done.promise).toEqual({ dive: 40 })
  await jobs.stop()
})

/** Does what the monitor of every process does each minute, with the clock moved forward. */
async function letHeartbeatsLapse() {
  await db.query(`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  const monitor = new PgBoss({ connectionString: db.url, schema: 'jobs' })
  await monitor.start()
  await monitor.supervise('deadly')
  await monitor.stop()
}
