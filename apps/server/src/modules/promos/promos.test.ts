import type { OfferWire, PromotionCardWire } from '@fathom/contract/promos'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { listDismissed } from './offer.store.ts'

const DISCOVER = '01920000-0000-7000-8000-000000000007'
const BUOYANCY = '01920000-0000-7000-8000-000000000004'
const DAY_MS = 86_400_000

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const cards = (person: string) => world.call(person).get('/api/offers/promotion-cards')
const subOf = async (affiliateId: number) => {
  const [row] = await world.server.platform.db.query<{ sub: string }>(
    'select sub from account where affiliate_id = $1',
    [affiliateId],
  )
  return row?.sub ?? ''
}
const offerOf = async (person: string, affiliateId: number) =>
  world.call(person).get(`/api/offers/${await subOf(affiliateId)}`)

test('[EN-16] [VA-11] [CO-08] returns nine cards of the type clubFreeEcard, each with its stock id', async () => {
  const shown: PromotionCardWire[] = await (await cards('diver')).json()
  expect(shown).toHaveLength(9)
  expect(shown[1]).toEqual({
    id: 102,
    name: 'Open Water Diver',
    excerpt: expect.stringContaining('18 meters'),
    promotion: 'clubFreeEcard',
    stockId: '60020',
  })
  expect(new Set(shown.map(({ promotion }) => promotion))).toEqual(new Set(['clubFreeEcard']))
})

test('[RR-04] [ST-06] shows no promotions without a processed checkpoint, and a processed one expires', async () => {
  const { db } = world.server.platform
  expect((await cards('newcomer')).status).toBe(403)
  const age = (days: number) =>
    db.query('update dsd_checkpoint set updated_at = $1 where affiliate_id = 100001', [
      new Date(Date.now() - days * DAY_MS - 60_000),
    ])
  await age(30)
  expect((await cards('diver')).status).toBe(200)
  await age(31)
  const refused = await cards('diver')
  expect([refused.status, (await refused.json()).problem]).toEqual([403, 'checkpoint-not-processed'])
  await age(10)
})

test('[CA-44] [EN-19] offers a newcomer the first entry course for 20 % less', async () => {
  const offer: OfferWire = await (await offerOf('newcomer', 100004)).json()
  expect(offer).toMatchObject({
    id: DISCOVER,
    title: 'Discover Scuba Diving',
    reason: 'first-course',
    price: { before: { amount: 9_900 }, after: { amount: 7_920 }, discount: { kind: 'offer', percent: 20 } },
  })
})

test('[CA-44] [EN-19] offers a diver what fits their card, at the club price', async () => {
  const offer: OfferWire = await (await offerOf('diver', 100001)).json()
  expect(offer).toMatchObject({
    id: BUOYANCY,
    reason: 'specialty',
    basedOn: 'Open Water Diver',
    price: { discount: { kind: 'club', percent: 25 } },
  })
})

test("[EN-19] doesn't recommend a course without a page in the shop", async () => {
  const { db } = world.server.platform
  await db.query(`update shop_product set package_id = uuidv7() where package_id = $1`, [DISCOVER])
  expect(await (await offerOf('newcomer', 100004)).json()).toMatchObject({ title: 'Open Water Diver' })
  await db.query(`update shop_product set package_id = $1 where number = 'DSD-100'`, [DISCOVER])
})

test('[EN-19] recommends nothing to a learner or a professional', async () => {
  expect((await offerOf('student', 100002)).status).toBe(204)
  expect((await offerOf('instructor', 200001)).status).toBe(204)
})

test('[CA-44] [RO-01] a recommendation is only for its own subject', async () => {
  const path = `/api/offers/${await subOf(100001)}`
  const student = world.call('student')
  expect((await student.get(path)).status).toBe(403)
  expect((await student.put(`${path}/dismissed/${BUOYANCY}`)).status).toBe(403)
  expect((await student.delete(`${path}/dismissed/${BUOYANCY}`)).status).toBe(403)
})

test('[EN-19] a dismissed offer is not shown again anywhere until the dismissal is undone', async () => {
  const diver = world.call('diver')
  const path = `/api/offers/${await subOf(100001)}`
  for (let times = 0; times < 2; times++)
    expect(await (await diver.put(`${path}/dismissed/${BUOYANCY}`)).json()).toEqual({
      id: BUOYANCY,
      isDismissed: true,
    })
  expect((await diver.get(path)).status).toBe(204)
  expect((await diver.get(`/api/offers/offers/${path.split('/').at(-1)}`)).status).toBe(204)
  expect(await listDismissed(world.server.platform.db, 100001)).toHaveLength(1)
  await diver.delete(`${path}/dismissed/${BUOYANCY}`)
  expect((await diver.get(path)).status).toBe(200)
})

test('[EN-19] a person who closes the recommendation keeps its price', async () => {
  const newcomer = world.call('newcomer')
  await newcomer.put(`/api/offers/${await subOf(100004)}/dismissed/${DISCOVER}`)
  const course = await (await newcomer.get(`/api/ecards/catalog/courses/${DISCOVER}`)).json()
  expect(course.price.discount).toEqual({ kind: 'offer', percent: 20 })
})
