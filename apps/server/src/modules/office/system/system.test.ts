import type { QueuesWire, SystemWire } from '@fathom/contract/office'
import { freePort } from '@fathom/testing/ports'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { noteBackup } from '../../../platform/backup/index.ts'
import { ALL_NO, aMedical, formsOf } from '../../forms/forms.fixture.ts'
import { aMailServer } from '../../notifications/mail/smtp.fixture.ts'
import { addNotification } from '../../notifications/notifications.store.ts'

const WAITING = { timeout: 20_000, interval: 100 }

let world: World<Server>
let port: number
beforeAll(async () => {
  port = await freePort()
  world = await startWorld(startServer, { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
})

const read = async (): Promise<SystemWire> => (await world.call('staff').get('/api/office/system')).json()
const readHome = async (): Promise<QueuesWire> => (await world.call('staff').get('/api/office/queues')).json()

test('[OP-01] an operator sees the version, since when it runs, and the state of each part', async () => {
  const system = await read()
  expect(system).toMatchObject({
    version: world.server.platform.config.version,
    database: { isEmbedded: false, isPrimary: true, waiting: 0 },
    states: { database: 'good', files: 'good', live: 'good', provider: 'good' },
    files: { isFolder: true },
    mail: { isFolder: false },
    provider: { issuer: null },
  })
  expect(system.database.version).toMatch(/^\d+\.\d+/)
  expect(Date.parse(system.startedAt)).toBeLessThan(Date.now())
})

test('[OP-01] a backup is reported, and its absence needs attention', async () => {
  expect(await read()).toMatchObject({ states: { backup: 'attention' }, backup: { lastAt: null } })
  await noteBackup(world.server.platform.db)
  await noteBackup(world.server.platform.db)
  const { states, backup } = await read()
  expect(states.backup).toBe('good')
  expect(Date.now() - Date.parse(backup.lastAt ?? '')).toBeLessThan(60_000)
})

test('[OP-05] while the mail server is away, the page and the home of the office say so; then no longer', async () => {
  const { jobs, db, mail } = world.server.platform
  await jobs.work('letter', () => mail.send({ to: 'mara@fathom.test', subject: 'Hello', text: 'Hello.' }), {
    limit: 50,
    delaySeconds: 1,
    maxSeconds: 1,
  })
  await jobs.send(db, 'letter', {})
  await vi.waitFor(async () => expect((await read()).mail.waiting).toBeGreaterThan(0), { interval: 50 })
  expect((await read()).states.mail).toBe('down')
  expect((await readHome()).isMailFailing).toBe(true)

  const post = await aMailServer(port)
  await vi.waitFor(async () => expect((await read()).states.mail).toBe('good'), {
    timeout: 20_000,
    interval: 100,
  })
  expect((await readHome()).isMailFailing).toBe(false)
  await post.close()
}, 40_000)

test('[OP-05] mails of forms and notifications that were refused are counted', async () => {
  const post = await aMailServer(port)
  onTestFinished(() => post.close())
  post.rules.refuse = () => 550
  const before = (await read()).mail.refused
  const student = await formsOf(world, 'student')
  const { documentId } = (await student.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  expect((await student.ask(documentId, 'physician')).status).toBeLessThan(300)
  await vi.waitFor(async () => expect((await read()).mail.refused).toBe(before + 1), WAITING)
  const { db, jobs } = world.server.platform
  const warning = { kind: 'password-changed', values: {}, url: '/account', at: new Date() } as const
  const added = await addNotification(db, 100002, warning)
  await jobs.send(db, 'notification-mail', { affiliateId: 100002, id: String(added?.id) })
  await vi.waitFor(async () => expect((await read()).mail.refused).toBe(before + 2), WAITING)
  expect(await read()).toMatchObject({ states: { mail: 'attention' }, mail: { waiting: 0 } })
}, 60_000)

test('[OP-01] [OF-01] only the right for settings opens it', async () => {
  expect((await world.call('deskstaff').get('/api/office/system')).status).toBe(403)
  expect((await world.call('diver').get('/api/office/system')).status).toBe(403)
})
