import { randomUUID } from 'node:crypto'
import {
  type NewReplacementWire,
  openReplacementsWire,
  type ReplacementWire,
  replacementOfferWire,
  replacementsWire,
} from '@fathom/contract/certifications'
import type { QueuePageWire, TakenWire } from '@fathom/contract/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const PATH = '/api/ecards/replacement-cards'
const offer = async (person: string, countryId = '') =>
  replacementOfferWire.parse(
    await (await world.call(person).get(`${PATH}/offer${countryId && `?countryId=${countryId}`}`)).json(),
  )
const IN_SWEDEN = {
  addressLine1: 'Storgatan 1',
  city: 'Göteborg',
  countryId: 'SE',
  postalCode: '411 24',
}

async function anOrder(
  person: string,
  overrides: Partial<NewReplacementWire> = {},
): Promise<NewReplacementWire> {
  const { certifications, total } = await offer(person, 'SE')
  return {
    id: randomUUID(),
    licenseID: certifications[0]?.licenseID ?? '',
    why: 'lost',
    address: IN_SWEDEN,
    total,
    ...overrides,
  }
}
const order = (person: string, body: NewReplacementWire) => world.call(person).post(PATH, body)
const list = async (person: string) =>
  replacementsWire.parse(await (await world.call(person).get(PATH)).json())
const move = (id: string, status: string, person = 'staff') =>
  world.call(person).post(`${PATH}/${id}/status`, { status })

test('[SC-08] a card is ordered to an address for the displayed price, and can be canceled until it is sent', async () => {
  expect((await offer('diver', 'US')).total).toEqual({ amount: 3490, currency: 'USD' })
  expect(await offer('diver', 'SE')).toMatchObject({
    card: { amount: 2995 },
    shipping: { amount: 995 },
    total: { amount: 3990 },
    hasPhoto: true,
  })
  const input = await anOrder('diver')
  const [one, two] = await Promise.all([order('diver', input), order('diver', input)])
  expect([one.status, two.status]).toEqual([201, 201])
  const [ordered] = await list('diver')
  expect(await list('diver')).toHaveLength(1)
  expect(ordered).toMatchObject({
    id: input.id,
    status: 'ordered',
    mayCancel: true,
    total: { amount: 3990, currency: 'USD' },
    address: { country: 'Sweden', city: 'Göteborg' },
  })
  const cancel = () => world.call('diver').post(`${PATH}/${input.id}/cancel`)
  expect(await (await cancel()).json()).toMatchObject({ status: 'cancelled', mayCancel: false })
  expect((await cancel()).status).toBe(200)
})

test("[SC-08] a shipped order can't be canceled, and only staff can update its status", async () => {
  const input = await anOrder('veteran')
  const { id } = (await (await order('veteran', input)).json()) as ReplacementWire
  expect((await move(id, 'made', 'veteran')).status).toBe(403)
  expect((await move(id, 'sent')).status).toBe(409)
  expect((await move(id, 'made')).status).toBe(200)
  expect((await order('veteran', { ...input, id: randomUUID() })).status).toBe(409)
  expect(await (await move(id, 'sent')).json()).toMatchObject({
    status: 'sent',
    mayCancel: false,
    version: 3,
  })
  const late = await world.call('veteran').post(`${PATH}/${id}/cancel`)
  expect([late.status, await late.json()]).toMatchObject([409, { problem: 'already-sent', current: { id } }])
  expect((await order('veteran', { ...input, id: randomUUID() })).status).toBe(201)
})

test("[SC-08] a different price, a missing photo, a wrong address or another person's card is refused", async () => {
  const input = await anOrder('shanghai')
  const dearer = await order('shanghai', { ...input, total: { amount: 1, currency: 'USD' } })
  expect([dearer.status, await dearer.json()]).toMatchObject([
    409,
    { problem: 'price-changed', offer: { total: { amount: 3990 } } },
  ])
  expect((await order('shanghai', { ...input, address: { ...IN_SWEDEN, countryId: 'XX' } })).status).toBe(422)
  const trial = await anOrder('trial')
  expect(await (await order('trial', trial)).json()).toMatchObject({ problem: 'no-approved-photo' })
  expect((await order('shanghai', { ...input, licenseID: trial.licenseID })).status).toBe(404)
  expect((await order('shanghai', input)).status).toBe(201)
  expect((await order('diver', { ...(await anOrder('diver')), id: input.id })).status).toBe(404)
  expect((await world.call('diver').post(`${PATH}/${input.id}/cancel`)).status).toBe(404)
})

test('[SC-08] staff see pending orders with their recipients, and nobody else does', async () => {
  const waiting = async () =>
    openReplacementsWire.parse(await (await world.call('staff').get(`${PATH}/open`)).json())
  const { id } = (await (await order('riyadh', await anOrder('riyadh'))).json()) as ReplacementWire
  expect((await world.call('riyadh').get(`${PATH}/open`)).status).toBe(403)
  const mine = (await waiting()).find((each) => each.id === id)
  expect(mine).toMatchObject({ affiliateId: 100008, name: 'نورة القحطاني', status: 'ordered' })
  for (const status of ['made', 'sent', 'delivered']) expect((await move(id, status)).status).toBe(200)
  expect((await waiting()).some((each) => each.id === id)).toBe(false)
})

test('[OF-05] an order that was sent leaves the queue of the office; its status still finds it', async () => {
  const { id } = (await (
    await order('riyadh', await anOrder('riyadh', { why: 'damaged' }))
  ).json()) as ReplacementWire
  const queue = async (query = '') =>
    (await (await world.call('staff').get(`/api/office/queues/orders${query}`)).json()) as QueuePageWire
  const isIn = ({ items }: QueuePageWire) => items.some((item) => item.id === id)
  expect(isIn(await queue())).toBe(true)
  const { total: before } = await queue()
  await move(id, 'made')
  expect(isIn(await queue())).toBe(true)
  await move(id, 'sent')
  expect(isIn(await queue())).toBe(false)
  expect((await queue()).total).toBe((before ?? 0) - 1)
  expect(isIn(await queue('?state=sent'))).toBe(true)
  const next = await world.call('staff').post('/api/office/queues/orders/next', { hold: 10 })
  const { items } = (await next.json()) as TakenWire
  expect(items.map(({ item }) => item.state)).not.toContain('sent')
  expect((await world.call('staff').get(`/api/office/queues/orders/${id}`)).status).toBe(200)
})
