import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AStream, aStream } from '../platform/live/a-stream.fixture.ts'
import { type Server, startServer } from './start.ts'

let world: World<Server>
let other: Server
let address: string
const dataDir = mkdtempSync(join(tmpdir(), 'fathom-other-'))

beforeAll(async () => {
  world = await startWorld(startServer)
  const port = await freePort()
  address = `http://localhost:${port}`
  other = await startServer({
    ...{ PORT: String(port), PUBLIC_URL: world.url, DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir },
    ...{ DEMO: 'on', LOG_LEVEL: 'error', SECRET_KEY: TEST_SECRET_KEY },
  })
})
afterAll(async () => {
  await other.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const listen = (base: string, token: string): Promise<AStream> =>
  aStream(`${base}/api/live`, { authorization: `Bearer ${token}`, 'accept-language': 'en-US' })

test("[ST-09] an action in one process reaches another, in the reader's language", async () => {
  const { idToken } = await world.signIn('student')
  const stream = await listen(address, idToken)
  await stream.next()
  const student = world.call('student')
  const { notifications } = await student.graph<{ notifications: { id: string }[] }>(
    'notifications',
    '{ notifications(limit: 1) { id } }',
  )
  const id = notifications[0]?.id
  await student.graph('notifications', 'mutation($id: ID!) { markRead(id: $id) { id } }', { id })
  expect(await stream.next()).toMatchObject({
    event: 'notification',
    data: {
      change: 'updated',
      notification: { id, read: true, name: 'Kai returned Confined water 3' },
    },
  })
  stream.leave()
})

test("[ST-12] signing out in one process ends the person's streams in every other process, and announces nothing else", async () => {
  const phone = await world.signIn('diver')
  const desk = await world.signIn('diver')
  const stranger = await world.signIn('instructor')
  const streams = await Promise.all([listen(address, desk.idToken), listen(world.url, desk.idToken)])
  const elsewhere = await listen(address, stranger.idToken)
  for (const stream of [...streams, elsewhere]) await stream.next()
  await phone.visitor.fetch('/api/auth/session/sign-out', { method: 'POST' })
  // A slow process ends them before it has published the record (TS-16). That a stream delivers it when it comes in
  // time, and nothing else, is tested with the stream itself.
  for (const stream of streams)
    for (const event of await stream.rest())
      expect(event).toMatchObject({ event: 'sign-out', data: { session_id: null } })
  expect(other.platform.live.countFollowers(200001)).toBe(1)
  elsewhere.leave()
})

test("[ST-12] a sign-out that a killed process didn't publish is published by the next cleanup", async () => {
  const { idToken } = await world.signIn('veteran')
  const stream = await listen(address, idToken)
  await stream.next()
  await world.server.platform.db.query(
    `insert into sign_out_record (affiliate_id, created_at) values (100009, now() - interval '5 minutes')`,
  )
  const third = await startServer({
    ...{ PORT: String(await freePort()), PUBLIC_URL: world.url, DATABASE_URL: world.databaseUrl },
    ...{ DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'error', SECRET_KEY: TEST_SECRET_KEY },
  })
  expect(await stream.rest()).toMatchObject([{ event: 'sign-out', data: { session_id: null } }])
  await third.stop()
})
