import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startWorld, type World } from '@fathom/testing/world'
import { PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { createJobs } from '../../../platform/jobs/index.ts'
import { notifier } from '../../notifications/index.ts'
import { saveCheckpoint } from '../checkpoint/checkpoint.store.ts'
import { insertAffiliation } from './affiliation.store.ts'
import { prepareMaterial } from './prepare-material.ts'

/** A separate queue, because the server's own workers would take the job first. */
const QUEUE = 'dsd-material-of-a-killed-process'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** A process that prepares until it reaches the lesson files, and hangs there. */
const victimOf = (url: string) => `
  import { connectDatabase } from ${here('../../../platform/database/index.ts')}
  import { createJobs } from ${here('../../../platform/jobs/index.ts')}
  import { prepareMaterial } from ${here('./prepare-material.ts')}
  const db = connectDatabase(${JSON.stringify(url)})
  const files = { find: () => new Promise(() => process.stdout.write('at the files')) }
  const deps = { db, files, clock: { now: () => new Date() }, live: { publishTo: async () => {} }, publish: async () => {}, log: console }
  const jobs = createJobs(db.url, console)
  await jobs.work('${QUEUE}', (key) => prepareMaterial(deps, key))
  await jobs.start()`

const ended = { storeNumber: 7001, memberNumber: null, culture: 'en-US' }
const AFFILIATE = 100005

async function begun() {
  const { db } = world.server.platform
  const now = new Date()
  const documentId = '0198c2f0-1111-7222-8333-444455556666'
  await saveCheckpoint(db, AFFILIATE, {
    ...ended,
    status: 'forms-submitted',
    updatedDate: now.toISOString(),
    confirmedAt: now,
  })
  const made = await insertAffiliation(db, { affiliateId: AFFILIATE, ...ended, documentId }, now)
  if (!made) throw new Error('it was begun before')
  return { affiliateId: AFFILIATE, affiliationId: made.affiliationId }
}

/** What the monitor of every process does each minute, with the clock moved forward. */
async function letHeartbeatsLapse() {
  const { db } = world.server.platform
  await db.query(`update jobs.job set heartbeat_on = now() - interval '1 hour' where name = $1`, [QUEUE])
  const monitor = new PgBoss({ connectionString: db.url, schema: 'jobs' })
  await monitor.start()
  await monitor.supervise(QUEUE)
  await monitor.stop()
}

const stateOf = async () =>
  world.server.platform.db.query('select done, state from dsd_affiliation where affiliate_id = $1', [
    AFFILIATE,
  ])

test('[SC-04] another process takes over after one is killed during preparation, and each step is done once', async () => {
  const { platform } = world.server
  const { db } = platform
  const key = await begun()
  const victim = spawn(process.execPath, ['--input-type=module', '-e', victimOf(db.url)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const jobs = createJobs(db.url, platform.log, { retryDelaySeconds: 1 })
  await jobs.start()
  await jobs.send(db, QUEUE, key)
  await once(victim.stdout, 'data')
  victim.kill('SIGKILL')
  await once(victim, 'exit')
  expect(await stateOf()).toEqual([{ done: ['store', 'course'], state: 'preparing' }])
  const [before] = await db.query('select id, enrolled_at from enrolment where affiliate_id = $1', [
    AFFILIATE,
  ])

  const done = Promise.withResolvers<void>()
  const deps = {
    ...platform,
    notify: notifier(platform),
    publish: async () => undefined,
    findNewestForms: async () => ({ medical: undefined, release: undefined }),
  }
  await jobs.work<typeof key>(QUEUE, async (data) => {
    await prepareMaterial(deps, data)
    done.resolve()
  })
  await letHeartbeatsLapse()
  await done.promise
  await prepareMaterial(deps, key)

  expect(await stateOf()).toEqual([{ done: ['store', 'course', 'lessons'], state: 'ready' }])
  expect(
    await db.query('select id, enrolled_at from enrolment where affiliate_id = $1', [AFFILIATE]),
  ).toEqual([before])
  const notifications = `select from notification where affiliate_id = $1 and kind = 'dsd-ready'`
  expect(await db.query(notifications, [AFFILIATE])).toHaveLength(1)
  await jobs.stop()
})
