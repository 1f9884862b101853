import { randomUUID } from 'node:crypto'
import type { ContentDocumentWire, ContentListWire } from '@fathom/contract/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const DISCOVER = '01920000-0000-7000-8000-000000000007'
const DESK = 900002

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const staff = () => world.call('staff')
const read = async (person: string, path: string) => (await world.call(person).get(`/api/${path}`)).json()
const open = (key: string): Promise<ContentDocumentWire> => read('staff', `office/content/prices/${key}`)

async function save(key: string, value: unknown): Promise<Response> {
  const { latest, draft } = await open(key)
  const body = { value, revision: draft?.revision ?? null, basedOn: latest }
  return staff().put(`/api/office/content/prices/${key}/draft`, body)
}

async function publish(key: string, value: unknown, more: object = {}): Promise<Response> {
  await save(key, value)
  const { latest, draft } = await open(key)
  const body = { id: randomUUID(), revision: draft?.revision ?? 0, latest, from: null, until: null, ...more }
  return staff().post(`/api/office/content/prices/${key}/publish`, body)
}

async function undo(key: string): Promise<void> {
  const { latest } = await open(key)
  const body = { id: randomUUID(), version: latest, latest }
  expect((await staff().post(`/api/office/content/prices/${key}/undo`, body)).status).toBe(200)
}

const price = (amount: number, currency = 'USD') => ({ currency, amounts: { price: amount } })
const planOf = async (id: string) =>
  (await read('diver', 'ecards/club')).plans.find((plan: { id: string }) => plan.id === id).price

test('[OF-08] the list has every price, and courses with their titles', async () => {
  const { documents }: ContentListWire = await read('staff', 'office/content/prices')
  expect(documents.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['club-shore', 'ecard', 'replacement', 'application-divemaster']),
  )
  expect(documents.find(({ key }) => key === `course-${OPEN_WATER}`)).toMatchObject({
    title: 'Open Water Diver',
    value: { currency: 'USD' },
    hasDraft: false,
  })
})

test('[OF-08] a club plan costs what is published, and again what it did after an undo', async () => {
  expect((await publish('club-shore', price(2495, 'EUR'))).status).toBe(200)
  expect(await planOf('shore')).toEqual({ amount: 2495, currency: 'EUR' })
  expect(await planOf('reef')).toEqual({ amount: 3495, currency: 'USD' })
  await undo('club-shore')
  expect(await planOf('shore')).toEqual({ amount: 2695, currency: 'USD' })
})

test('[OF-08] a planned price applies when it begins, and not before', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  expect((await publish('club-deep', price(5995), { from: later })).status).toBe(200)
  expect(await planOf('deep')).toMatchObject({ amount: 4995 })
  expect((await open('club-deep')).versions).toMatchObject([{ state: 'scheduled', from: later }])
  await undo('club-deep')
})

test('[OF-08] shop, catalogue and recommendation have the published price of a course', async () => {
  const key = `course-${DISCOVER}`
  const before = (await open(key)).value
  expect((await publish(key, price(8000))).status).toBe(200)
  expect((await read('newcomer', `ecards/catalog/courses/${DISCOVER}`)).price).toMatchObject({
    before: { amount: 8000 },
    after: { amount: 6400 },
  })
  const [shown] = (await read('newcomer', 'learning/courses?tag=entry')).filter(
    ({ packageId }: { packageId: string }) => packageId === DISCOVER,
  )
  expect(shown.price).toEqual({ amount: 8000, currency: 'USD' })
  expect((await read('newcomer', `learning/courses/${DISCOVER}`)).price.amount).toBe(8000)
  const [{ sub }] = (await world.server.platform.db.query<{ sub: string }>(
    'select sub from account where affiliate_id = 100004',
  )) as [{ sub: string }]
  expect((await read('newcomer', `offers/${sub}`)).price.before.amount).toBe(8000)
  await undo(key)
  expect((await open(key)).value).toEqual(before)
  expect((await read('newcomer', `learning/courses/${DISCOVER}`)).price.amount).toBe(9900)
})

test('[OF-08] cards and their shipping have the published prices; together, in one currency', async () => {
  const value = { currency: 'EUR', amounts: { card: 2000, shippingNear: 0, shippingFar: 500 } }
  expect((await publish('replacement', value)).status).toBe(200)
  expect(await read('diver', 'ecards/replacement-cards/offer?countryId=SE')).toMatchObject({
    card: { amount: 2000, currency: 'EUR' },
    shipping: { amount: 500, currency: 'EUR' },
    total: { amount: 2500, currency: 'EUR' },
  })
  const [plastic] = await read('diver', 'ecards/certification-cards?cardType=plastic')
  expect(plastic.price).toEqual({ amount: 2000, currency: 'EUR' })
  await publish('ecard', price(1000))
  const [digital] = await read('diver', 'ecards/certification-cards?cardType=eCard')
  expect(digital.price).toEqual({ amount: 1000, currency: 'USD' })
  await undo('replacement')
  await undo('ecard')
})

test('[OF-08] an application that was begun keeps its fee; the next one has the published fee', async () => {
  const start = async (person: string, typeId: string) => {
    const body = { id: randomUUID(), typeId }
    expect((await world.call(person).post('/api/applications/Applications', body)).status).toBeLessThan(300)
    return body.id
  }
  const feeOf = async (person: string, id: string) =>
    (await read(person, `applications/Applications/${id}/fees`)).total
  const begun = await start('diver', 'divemaster')
  expect((await publish('application-divemaster', price(0))).status).toBe(200)
  expect(await feeOf('diver', begun)).toEqual({ amount: 9500, currency: 'USD' })
  const next = await start('student', 'divemaster')
  expect(await feeOf('student', next)).toEqual({ amount: 0, currency: 'USD' })
  await undo('application-divemaster')
  expect(await feeOf('student', next)).toEqual({ amount: 0, currency: 'USD' })
})

test.each([
  ['club-shore', price(-1), 'price-negative'],
  ['club-shore', price(19.5), 'price-decimals'],
  ['club-shore', price(100.5, 'JPY'), 'price-decimals'],
  ['club-shore', price(0), 'price-zero'],
  [`course-${OPEN_WATER}`, price(0), 'price-zero'],
  ['replacement', { currency: 'USD', amounts: { card: 0, shippingNear: 1, shippingFar: 1 } }, 'price-zero'],
  ['replacement', { currency: 'USD', amounts: { card: 1 } }, 'price-missing'],
  ['ecard', { currency: 'USD', amounts: {} }, 'price-missing'],
  ['ecard', price(1_000_000_001), 'price-too-high'],
  ['ecard', price(100, 'XYZ'), 'currency-unknown'],
  ['ecard', price(100, 'usd'), 'currency-unknown'],
])('[OF-08] the price %s of %j is not published: %s', async (key, value, problem) => {
  const refused = await publish(key, value)
  expect([refused.status, (await refused.json()).errors]).toEqual([422, [problem]])
})

test.each([
  ['text', { currency: 'USD', amounts: { price: '12' } }],
  ['a part that no price has', { currency: 'USD', amounts: { tip: 1 } }],
  ['no amounts', { currency: 'USD' }],
])('[OF-08] a draft of a price with %s is refused', async (_, value) => {
  expect((await save('ecard', value)).status).toBe(400)
})

test('[OF-08] [OF-01] prices need the right to finance, and a course that is none has no price', async () => {
  const { db } = world.server.platform
  const grant = (rights: string[]) =>
    db.query('update staff_right set rights = $2 where affiliate_id = $1', [DESK, rights])
  await grant(['content', 'settings'])
  const statusOf = async (path: string) =>
    (await world.call('deskstaff').get(`/api/office/content/prices${path}`)).status
  expect(await statusOf('')).toBe(403)
  await grant(['finance'])
  expect(await statusOf('')).toBe(200)
  expect(await statusOf(`/course-${randomUUID()}`)).toBe(404)
  expect(await statusOf('/dinner')).toBe(404)
})
