import { createHmac } from 'node:crypto'
import type { DeliveriesWire, WebhookSecretWire } from '@fathom/contract/integrations'
import { startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aReceiver, aShop, type Received } from '../integrations.fixture.ts'

const WEBHOOKS = '/api/office/integrations/webhooks'
const DELIVERIES = '/api/office/integrations/deliveries'

let world: World<Server>
let receiver: Awaited<ReturnType<typeof aReceiver>>
let shop: Awaited<ReturnType<typeof aShop>>
beforeAll(async () => {
  world = await startWorld(startServer, { env: { WEBHOOK_LOCAL: 'on' } })
  receiver = await aReceiver()
  shop = await aShop(world)
})
afterAll(() => receiver.close())

const staff = () => world.call('staff')
const db = () => world.server.platform.db
const query = (text: string, values: unknown[] = []) => db().query(text, values)

async function aWebhook(events = ['purchase.applied']): Promise<WebhookSecretWire> {
  await query('delete from webhook')
  receiver.received.length = 0
  const { clientId } = shop
  const made = await staff().post(WEBHOOKS, { clientId, url: receiver.url, events })
  return made.json()
}

let count = 0
/** A purchase that has an effect at once. */
async function buy(): Promise<string> {
  const reference = `hook-${++count}`
  await shop.report({ reference, affiliateId: 100001, items: [{ kind: 'club' }] })
  return reference
}

const listed = async (): Promise<DeliveriesWire['items']> =>
  (await (await staff().get(DELIVERIES)).json()).items

/** As the Standard Webhooks say: the receiver computes it again. */
function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

test('[OF-10] a webhook gets a signed message that holds ids, and the log shows the delivery', async () => {
  const { secret, webhook } = await aWebhook()
  const reference = await buy()
  await expect.poll(() => receiver.received.length).toBe(1)
  const [got] = receiver.received as [Received]
  expect(isSignedBy(secret, got)).toBe(true)
  expect(isSignedBy('whsec_AAAA', got)).toBe(false)
  expect(JSON.parse(got.body)).toMatchObject({
    type: 'purchase.applied',
    timestamp: expect.any(String),
    data: { reference, affiliateId: 100001, items: [{ kind: 'club', state: 'applied' }] },
  })
  expect(got.body).not.toMatch(/@|Dana/)
  await expect
    .poll(async () => (await listed())[0])
    .toMatchObject({
      webhookId: webhook.id,
      state: 'delivered',
      attempts: [{ status: 200, error: null }],
    })
})

test('[OF-10] after a failure it is tried again with the same id, and staff can send it again', async () => {
  await aWebhook()
  receiver.answer(500, 302)
  await buy()
  await expect.poll(async () => (await listed())[0]?.attempts.length).toBe(1)
  const [waiting] = await listed()
  expect(waiting).toMatchObject({ state: 'pending', attempts: [{ status: 500 }], nextAt: expect.any(String) })
  const again = await staff().post(`${DELIVERIES}/${waiting?.id}/retry`)
  expect(again.status).toBe(200)
  // A redirect isn't followed: it counts as a failure.
  await expect.poll(async () => (await listed())[0]?.attempts.map(({ status }) => status)).toEqual([302, 500])
  await staff().post(`${DELIVERIES}/${waiting?.id}/retry`)
  await expect.poll(async () => (await listed())[0]?.state).toBe('delivered')
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const late = await staff().post(`${DELIVERIES}/${waiting?.id}/retry`)
  expect([late.status, await late.json()]).toMatchObject([409, { problem: 'already-delivered' }])
})

test('[OF-10] while a secret is rotated, a message has both signatures', async () => {
  const { secret: old, webhook } = await aWebhook()
  const rotated = await staff().post(`${WEBHOOKS}/${webhook.id}/rotate`, { overlapHours: 24 })
  const { secret } = await rotated.json()
  await buy()
  await expect.poll(() => receiver.received.length).toBe(1)
  const [got] = receiver.received as [Received]
  expect([isSignedBy(old, got), isSignedBy(secret, got)]).toEqual([true, true])
  await query(`update webhook set old_secret_until = now() - interval '1 second'`)
  await buy()
  await expect.poll(() => receiver.received.length).toBe(2)
  const last = receiver.received[1] as Received
  expect([isSignedBy(old, last), isSignedBy(secret, last)]).toEqual([false, true])
})

test('[OF-10] a webhook gets another address and other events with the same secret, and the audit log says so', async () => {
  const { secret, webhook } = await aWebhook(['certification.issued'])
  const elsewhere = await aReceiver()
  const change = (body: object) => staff().put(`${WEBHOOKS}/${webhook.id}`, body)
  const changed = await change({ url: elsewhere.url, events: ['purchase.applied'] })
  expect([changed.status, await changed.json()]).toMatchObject([
    200,
    { url: elsewhere.url, events: ['purchase.applied'], clientId: shop.clientId },
  ])
  expect((await change({ url: 'ftp://shop.example.org/hook' })).status).toBe(422)
  await buy()
  await expect.poll(() => elsewhere.received.length).toBe(1)
  expect(isSignedBy(secret, elsewhere.received[0] as Received)).toBe(true)
  expect(receiver.received).toHaveLength(0)
  const [noted] = await query(
    `select detail from audit_entry where action = 'webhook-changed' and object_id = $1`,
    [webhook.id],
  )
  // The path may be a secret of the receiver.
  expect(noted?.detail).toEqual({
    client: shop.clientId,
    host: new URL(elsewhere.url).host,
    events: ['purchase.applied'],
  })
  await elsewhere.close()
})

test('[OF-10] after days without an answer it is switched off, and the office’s home says so', async () => {
  const { webhook } = await aWebhook()
  const home = async () => (await (await staff().get('/api/office/queues')).json()).failingWebhooks
  expect(await home()).toBe(0)
  receiver.answer(500, 500)
  await buy()
  await expect.poll(async () => (await listed())[0]?.attempts.length).toBe(1)
  const [delivery] = await listed()
  // Eight more attempts have failed.
  await query('update webhook_delivery set attempts = 9 where id = $1', [delivery?.id])
  await staff().post(`${DELIVERIES}/${delivery?.id}/retry`)
  await expect.poll(home).toBe(1)
  const find = async () => (await (await staff().get(WEBHOOKS)).json()).items[0]
  expect(await find()).toMatchObject({ id: webhook.id, disabledWhy: 'failing' })
  await buy()
  expect(await listed()).toHaveLength(1)
  await staff().put(`${WEBHOOKS}/${webhook.id}`, { isEnabled: true })
  expect([await find(), await home()]).toMatchObject([{ disabledAt: null }, 0])
})

/** Until a query waits for what another transaction holds. */
const untilBlocked = () =>
  expect
    .poll(() =>
      query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1)

test('[OF-10] a webhook can be deleted while the answer of its receiver is recorded', async () => {
  const { webhook } = await aWebhook()
  const answer = receiver.hold()
  await buy()
  await expect.poll(() => receiver.received.length).toBe(1)
  await db().transaction(async (tx) => {
    await tx.query('select from webhook where id = $1 for update', [webhook.id])
    answer()
    await untilBlocked()
    // What waits for the webhook must not hold its delivery, or neither could go on.
    expect(await tx.query('select from webhook_delivery for update skip locked')).toHaveLength(1)
    await tx.query('delete from webhook where id = $1', [webhook.id])
  })
  expect(await listed()).toEqual([])
})

test('[OF-10] what happens while a webhook is deleted goes on without it', async () => {
  const { webhook } = await aWebhook()
  const bought = await db().transaction(async (tx) => {
    await tx.query('delete from webhook where id = $1', [webhook.id])
    const sent = shop.report({ reference: 'meanwhile', affiliateId: 100001, items: [{ kind: 'club' }] })
    await untilBlocked()
    return { sent }
  })
  expect((await bought.sent).status).toBe(201)
  expect(receiver.received).toEqual([])
})

test('[OF-10] a receiver that is gone (410) is switched off at once', async () => {
  await aWebhook()
  receiver.answer(410)
  await buy()
  await expect
    .poll(async () => (await (await staff().get(WEBHOOKS)).json()).items[0].disabledWhy)
    .toBe('gone')
})

test('[OF-10] a client learns of a certification and a course, but not of the purchases of another', async () => {
  await aWebhook(['certification.issued', 'certification.revoked', 'enrolment.created', 'purchase.applied'])
  const rival = await aShop(world)
  await rival.report({
    reference: 'rival-1',
    email: 'student@fathom.test',
    items: [{ kind: 'course', packageId: '01920000-0000-7000-8000-000000000004' }],
  })
  await staff().post('/api/office/certifications', {
    id: crypto.randomUUID(),
    affiliateId: 100001,
    levelID: 40,
    certDate: '2025-01-01',
  })
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
  const types = () => receiver.received.map(({ body }) => JSON.parse(body).type)
  await expect.poll(types).toContain('enrolment.created')
  expect(types()).not.toContain('purchase.applied')
})

test('[OF-10] a delivery of a withdrawn client is never sent', async () => {
  const other = await aShop(world)
  await query('delete from webhook')
  receiver.received.length = 0
  await staff().post(WEBHOOKS, { clientId: other.clientId, url: receiver.url, events: ['purchase.applied'] })
  receiver.answer(500)
  await other.report({ reference: 'last', affiliateId: 100001, items: [{ kind: 'club' }] })
  await expect.poll(async () => (await listed())[0]?.attempts.length).toBe(1)
  await staff().post(`/api/office/integrations/clients/${other.clientId}/withdraw`)
  await staff().post(`${DELIVERIES}/${(await listed())[0]?.id}/retry`)
  await expect.poll(async () => (await listed())[0]?.state).toBe('failed')
  expect(receiver.received).toHaveLength(1)
})

test('[OF-10] the secret of a webhook is stored encrypted', async () => {
  const { secret } = await aWebhook()
  const [row] = await query('select row_to_json(w)::text as text from webhook w')
  expect(row?.text).not.toContain(secret)
})

test('[OF-10][CO-01] a webhook that is added or rotated twice with one key has one secret', async () => {
  await query('delete from webhook')
  const keyed = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const body = { clientId: shop.clientId, url: receiver.url, events: ['purchase.applied'] }
  const made = await Promise.all([staff().post(WEBHOOKS, body, keyed), staff().post(WEBHOOKS, body, keyed)])
  const [first, second]: WebhookSecretWire[] = await Promise.all(made.map((each) => each.json()))
  expect(second).toEqual(first)
  const problemOf = async (sent: Promise<Response>) => (await (await sent).json()).problem
  expect(await problemOf(staff().post(WEBHOOKS, { ...body, events: ['course.completed'] }, keyed))).toBe(
    'id-used',
  )
  expect((await (await staff().get(WEBHOOKS)).json()).items).toEqual([first?.webhook])
  const again = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const rotate = async (): Promise<WebhookSecretWire> =>
    (await staff().post(`${WEBHOOKS}/${first?.webhook.id}/rotate`, { overlapHours: 24 }, again)).json()
  const { secret } = await rotate()
  expect([secret === first?.secret, (await rotate()).secret]).toEqual([false, secret])
  expect(
    await problemOf(staff().post(`${WEBHOOKS}/${first?.webhook.id}/rotate`, { overlapHours: 0 }, again)),
  ).toBe('id-used')
  receiver.received.length = 0
  await buy()
  await expect.poll(() => receiver.received.length).toBe(1)
  const [got] = receiver.received as [Received]
  expect([isSignedBy(first?.secret ?? '', got), isSignedBy(secret, got)]).toEqual([true, true])
  await expect.poll(async () => (await listed())[0]?.state).toBe('delivered')
})

test('[OF-10][CO-01] a webhook that is added again after its secret was replaced stays one webhook', async () => {
  await query('delete from webhook')
  const keyed = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const body = { clientId: shop.clientId, url: receiver.url, events: ['purchase.applied'] }
  const add = () => staff().post(WEBHOOKS, body, keyed)
  const { webhook }: WebhookSecretWire = await (await add()).json()
  const rotated = await staff().post(`${WEBHOOKS}/${webhook.id}/rotate`, { overlapHours: 0 })
  expect(rotated.status).toBe(200)
  const again = await add()
  expect([again.status, (await again.json()).problem]).toEqual([409, 'webhook-exists'])
  expect((await (await staff().get(WEBHOOKS)).json()).items).toHaveLength(1)
})

test('[OF-10][CO-01] one key adds a webhook to one of two clients at the same instant', async () => {
  await query('delete from webhook')
  const other = await aShop(world)
  const keyed = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const events = ['purchase.applied']
  const answers = await Promise.all(
    [shop, other].map(({ clientId }) =>
      staff().post(WEBHOOKS, { clientId, url: receiver.url, events }, keyed),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await (await staff().get(WEBHOOKS)).json()).items).toHaveLength(1)
})

test('[OF-10] a message that is being sent again is not sent a second time by a double press', async () => {
  await aWebhook()
  receiver.answer(500)
  await buy()
  await expect.poll(async () => (await listed())[0]?.attempts.length).toBe(1)
  const [waiting] = await listed()
  const retry = () => staff().post(`${DELIVERIES}/${waiting?.id}/retry`)
  const release = receiver.hold()
  const statuses = (await Promise.all([retry(), retry()])).map(({ status }) => status)
  release()
  expect(statuses).toEqual([200, 200])
  const [noted] = await query(
    `select count(*)::int as count from audit_entry where action = 'delivery-retried' and object_id = $1`,
    [waiting?.id],
  )
  expect(noted?.count).toBe(1)
  const { items } = await (await staff().get('/api/office/audit?action=delivery-retried&limit=1')).json()
  expect(items[0].detail).toEqual({
    client: expect.stringMatching(new RegExp(`^.+ \\(${shop.clientId}\\)$`)),
    host: new URL(receiver.url).host,
    event: 'purchase.applied',
  })
  await expect.poll(async () => (await listed())[0]?.state).toBe('delivered')
  expect(receiver.received).toHaveLength(2)
})
