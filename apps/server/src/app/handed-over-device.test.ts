import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@fathom/testing/ports'
import { createCaller, type SignedIn, signIn, startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_NO, aGuardian, aMedical, formsOf } from '../modules/forms/forms.fixture.ts'
import { checkoutFolder } from '../platform/checkout.ts'
import { readMatrix } from './security/access-matrix.fixture.ts'
import type { Session } from './security/actors.fixture.ts'
import { callGraph, callRest, callStream, isStream } from './security/call.fixture.ts'
import { listOperations, type Operation } from './security/operations.fixture.ts'
import { type Server, startServer } from './start.ts'

const TEEN = 100006
const GUARDIAN = '/api/forms/students/{affiliateId}/documents/{documentId}/guardian'

/** What a guardian needs of the witness's session, and what gives the device back. */
const FOR_GUARDIAN = [
  `GET ${GUARDIAN}`,
  `POST ${GUARDIAN}`,
  `POST ${GUARDIAN}/answers`,
  `POST ${GUARDIAN}/answers`,
  `POST ${GUARDIAN}/handover`,
  `DELETE ${GUARDIAN}/handover`,
]
/** Answers a partner site by its own secret, with or without a bearer. */
const FOR_SITES = 'POST /api/auth/sso/redeem'

/** Answers clients of other systems, and no bearer of a person. */
const FOR_CLIENTS = ' /api/integrations/'

const AUTHENTICATE = [
  'GET /api/auth/user/authenticate',
  'POST /api/auth/user/authenticate',
  'POST /api/auth/user/authenticate/options',
]

/** Two processes on one database, as behind a load balancer. */
let world: World<Server>
let other: Server
let otherUrl: string
let operations: Operation[]

beforeAll(async () => {
  world = await startWorld(startServer)
  const port = await freePort()
  otherUrl = `http://localhost:${port}`
  other = await startServer({
    PORT: String(port),
    PUBLIC_URL: world.url,
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.server.platform.config.dataDir,
    SECRET_KEY: world.server.platform.config.secretKey,
    LOG_LEVEL: 'error',
  })
  const matrix = readMatrix(readFileSync(join(checkoutFolder(), 'docs/access-matrix.md'), 'utf8'))
  // A call that answers everyone shows nothing of the witness.
  operations = (await listOperations(world.server.app)).filter(
    ({ name }) => matrix.get(name)?.anonymous === '401' && name !== FOR_SITES,
  )
}, 120_000)
afterAll(() => other?.stop())

const callerOf = (session: SignedIn) => createCaller(world.url, async () => session)
const sent = ({ idToken, visitor }: SignedIn): Session => ({
  token: idToken,
  cookie: visitor.cookies.header(),
})

async function aForm(): Promise<string> {
  const forms = await formsOf(world, 'teen')
  return (await forms.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body.documentId
}

/** The instructor hands over a device; `path` is the form's. */
async function aHandover() {
  const documentId = await aForm()
  const path = `/api/forms/students/${TEEN}/documents/${documentId}/guardian`
  const device = await signIn(world.url, 'instructor')
  const onDevice = callerOf(device)
  expect((await onDevice.post(`${path}/handover`)).status).toBe(204)
  const prove = () => onDevice.post('/api/auth/user/authenticate', { password: 'Reef1234' })
  return { device, onDevice, path, documentId, prove }
}

async function refresh(device: SignedIn) {
  const answer = await device.visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  const { idToken, handedOver } = (await answer.json()) as { idToken: string; handedOver?: string }
  device.idToken = idToken
  return handedOver
}

const ELSEWHERE = '/api/learning/profiles/200001'
const statusOf = async (session: SignedIn, path = ELSEWHERE) => (await callerOf(session).get(path)).status

/** Without the cookie: what someone does who has copied the bearer. */
const bareStatus = async (url: string, { idToken }: SignedIn) =>
  (await fetch(new URL(ELSEWHERE, url), { headers: { authorization: `Bearer ${idToken}` } })).status

async function statusIn(server: Server, url: string, operation: Operation, session: Session) {
  if (isStream(operation)) return (await callStream(url, operation, {}, session)).status
  if (operation.kind === 'graph') return (await callGraph(server.app, operation, {}, session)).status
  return (await callRest(server.app, operation, {}, session)).status
}

test('[TS-06] [RO-01] the session of a handed-over device refuses every call but those of the form, in every process', {
  timeout: 120_000,
}, async () => {
  const { device, documentId } = await aHandover()
  expect(operations.length).toBeGreaterThan(200)
  await expect.poll(() => bareStatus(otherUrl, device)).toBe(423)
  for (const [server, url] of [[world.server, world.url] as const, [other, otherUrl] as const]) {
    const answered: string[] = []
    for (const operation of operations) {
      const status = await statusIn(server, url, operation, sent(device))
      if (operation.name.includes(FOR_CLIENTS))
        expect([operation.name, status]).toEqual([operation.name, 401])
      else if (status !== 423) answered.push(operation.name)
    }
    expect(answered.toSorted()).toEqual(AUTHENTICATE.toSorted())
    // The calls of the form answer for the form that was handed over, and for no other one.
    const params = { affiliateId: String(TEEN), documentId }
    for (const operation of operations)
      if (operation.kind === 'rest' && FOR_GUARDIAN.includes(operation.name)) {
        const call = (over: object) =>
          callRest(server.app, operation, { params: { ...params, ...over } }, sent(device))
        expect([operation.name, (await call({})).status]).not.toContain(423)
        expect((await call({ documentId: '01920000-0000-7000-8000-000000000001' })).status).toBe(423)
        expect((await call({ affiliateId: '100002' })).status).toBe(423)
      }
  }
})

test('[TS-06] the lock holds for new tokens, new tabs and single sign-on, and for no other device', async () => {
  const desk = await signIn(world.url, 'instructor')
  const { device, onDevice, path, documentId, prove } = await aHandover()
  const subject = `${TEEN}/${documentId}`
  const { db } = world.server.platform
  expect([await statusOf(device), await statusOf(desk)]).toEqual([423, 200])
  await db.query("update web_session set id_token_expires_at = 'epoch' where affiliate_id = 200001")
  const old = device.idToken
  expect([await refresh(device), await statusOf(device)]).toEqual([subject, 423])
  expect(device.idToken).not.toBe(old)
  await device.visitor.open('/api/auth/session/sign-in?lang=en-US')
  expect([await refresh(device), await statusOf(device)]).toEqual([subject, 423])
  expect([await bareStatus(world.url, device), await refresh(desk), await statusOf(desk)]).toEqual([
    423,
    undefined,
    200,
  ])
  // Proving who one is unlocks nothing yet; giving the device back does.
  expect((await onDevice.delete(`${path}/handover`)).status).toBe(403)
  expect([(await prove()).status, await statusOf(device)]).toEqual([200, 423])
  expect((await onDevice.delete(`${path}/handover`)).status).toBe(204)
  expect([await refresh(device), await statusOf(device)]).toEqual([undefined, 200])
})

const SIGNED = { ...aGuardian, witnessed: true }
const REFUSED = { ...SIGNED, name: 'Nakamura Kai', mark: 'Nakamura Kai' }
/** Needs a fresh authentication on a device that isn't handed over. */
const FRESH_ONLY = '/api/auth/passkeys/options'

test('[TS-06] the confirmed signature gives the device back, and may be sent again', async () => {
  const { device, onDevice, path, documentId, prove } = await aHandover()
  const teen = await formsOf(world, 'teen')
  const { code } = (await teen.get<{ code: string }>(`/documents/${documentId}/guardian-code`)).body
  expect((await onDevice.post(`${path}/answers`, { code })).status).toBe(200)
  await prove()
  expect(await statusOf(device)).toBe(423)
  expect((await onDevice.post(path, SIGNED)).status).toBe(204)
  expect(await statusOf(device)).toBe(200)
  expect((await onDevice.post(FRESH_ONLY)).status).toBe(403)
  expect((await onDevice.post(path, SIGNED)).status).toBe(204)
  expect((await onDevice.post(path, { ...SIGNED, relationship: 'Planted Aunt' })).status).toBe(403)
})

test('[TS-06] [TS-17] a proof on a handed-over device counts for one call, whatever its answer is', async () => {
  const { device, onDevice, path, prove } = await aHandover()
  const sign = async (body: object) => (await onDevice.post(path, body)).status
  const takeBack = async () => (await onDevice.delete(`${path}/handover`)).status
  const calls: [object, number][] = [
    [REFUSED, 422],
    [{ ...SIGNED, relationship: 7 }, 400],
    [SIGNED, 409],
  ]
  for (const [body, status] of calls) {
    expect((await prove()).status).toBe(200)
    expect([await sign(body), await takeBack(), await sign(body)]).toEqual([status, 403, 403])
    expect(await statusOf(device)).toBe(423)
  }
  // Anyone who holds the device gets no other session in which the proof would still count.
  await device.visitor.open('/api/auth/session/sign-in?lang=en-US')
  await refresh(device)
  expect(await takeBack()).toBe(403)
  await prove()
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => sign(REFUSED)))
  expect(atOnce.toSorted()).toEqual([403, 403, 403, 403, 403, 422])
  // Handing over anew ends a proof that no call has spent.
  await prove()
  expect((await onDevice.post(`${path}/handover`)).status).toBe(204)
  expect(await takeBack()).toBe(403)
})

test('[TS-06] [TS-17] who takes the device back has proved that and nothing else, and may call again', async () => {
  const { device, onDevice, path, prove } = await aHandover()
  await prove()
  const takeBack = async () => (await onDevice.delete(`${path}/handover`)).status
  expect([await takeBack(), await takeBack(), await statusOf(device)]).toEqual([204, 204, 200])
  expect((await onDevice.post(FRESH_ONLY)).status).toBe(403)
  await prove()
  expect((await onDevice.post(FRESH_ONLY)).status).toBe(200)
})

test('[TS-06] a bearer without its browser locks nothing and ends no proof', async () => {
  const path = `/api/forms/students/${TEEN}/documents/${await aForm()}/guardian/handover`
  const device = await signIn(world.url, 'instructor')
  await callerOf(device).post('/api/auth/user/authenticate', { password: 'Reef1234' })
  const [desk, teen] = [await signIn(world.url, 'instructor'), await signIn(world.url, 'teen')]
  for (const cookie of ['', desk.visitor.cookies.header(), teen.visitor.cookies.header()]) {
    const answer = await fetch(new URL(path, world.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${device.idToken}`, cookie },
    })
    expect([answer.status, await answer.json()]).toMatchObject([422, { problem: 'session-unknown' }])
  }
  expect([await statusOf(device), await statusOf(desk)]).toEqual([200, 200])
  expect((await callerOf(device).post(FRESH_ONLY)).status).toBe(200)
})

test('[TS-06] streams that were open end when the device is handed over, also the second time', async () => {
  const documentId = await aForm()
  const path = `/api/forms/students/${TEEN}/documents/${documentId}/guardian`
  const device = await signIn(world.url, 'instructor')
  const onDevice = callerOf(device)
  for (const url of [world.url, otherUrl]) {
    const stream = await fetch(new URL('/api/live', url), {
      headers: { authorization: `Bearer ${device.idToken}`, accept: 'text/event-stream' },
    })
    expect(stream.status).toBe(200)
    await onDevice.post(`${path}/handover`)
    await stream.text()
    await onDevice.post('/api/auth/user/authenticate', { password: 'Reef1234' })
    expect((await onDevice.delete(`${path}/handover`)).status).toBe(204)
  }
})

test('[TS-06] signing out on a handed-over device ends its session only, and a new sign-in is free', async () => {
  const desk = await signIn(world.url, 'instructor')
  const { device } = await aHandover()
  await device.visitor.fetch('/api/auth/session/sign-out', { method: 'POST' })
  await expect.poll(() => statusOf(device)).toBe(401)
  expect(await statusOf(desk)).toBe(200)
  expect(await statusOf(await signIn(world.url, 'instructor'))).toBe(200)
})
