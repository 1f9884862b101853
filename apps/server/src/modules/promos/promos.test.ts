import type { OfferWire, PromotionCardWire } from '@fathom/contract/promos'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { listDismissed } from './offer.store.ts'

const DISCOVER = '01920000-0000-7000-8000-000000000007'
const BUOYANCY = '01920000-0000-7000-8000-000000000004'
const DRY_SUIT = '01920000-0000-7000-8000-000000000006'
const ADVANCED = '01920000-0000-7000-8000-000000000008'
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

const namesOf = async (person: string) =>
  ((await (await cards(person)).json()) as PromotionCardWire[]).map(({ name }) => name)

/** As if the person had just made a first dive with us (ST-06). */
const dive = (affiliateId: number) =>
  world.server.platform.db.query(
    `insert into dsd_checkpoint (affiliate_id, status, updated_at) values ($1, 'processed', now())
     on conflict (affiliate_id) do update set status = 'processed', updated_at = now()`,
    [affiliateId],
  )

test('[EN-16] [VA-11] [CO-08] returns cards of the type clubFreeEcard, each with its stock id', async () => {
  const shown: PromotionCardWire[] = await (await cards('diver')).json()
  expect(shown[1]).toEqual({
    id: 107,
    name: 'Deep Diver',
    excerpt: expect.stringContaining('40 meters'),
    promotion: 'clubFreeEcard',
    stockId: '60120',
  })
  expect(new Set(shown.map(({ promotion }) => promotion))).toEqual(new Set(['clubFreeEcard']))
})

test('[SN-02] promotes only cards that the person can still get', async () => {
  // Mara holds Rescue Diver and Nitrox with their eCards, and Night Diver without one.
  expect(await namesOf('diver')).toEqual(['Master Diver', 'Deep Diver', 'Wreck Diver', 'Night Diver'])
  const before = await world.server.platform.db.query(
    'select * from dsd_checkpoint where affiliate_id = 100004',
  )
  await dive(100004)
  expect(await namesOf('newcomer')).toEqual(['Scuba Diver', 'Open Water Diver'])
  if (before.length === 0)
    await world.server.platform.db.query('delete from dsd_checkpoint where affiliate_id = 100004')
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

test('[SN-01] offers the next step after the card, when no specialty is left', async () => {
  const { db } = world.server.platform
  // Noura holds Open Water Diver; here she has nothing left to do in her course.
  await db.query('update enrolment set certified_at = now() where affiliate_id = 100008')
  const sell = (isSold: boolean) =>
    db.query('update course set sellable = $1 where specialty_of is not null', [isSold])
  await sell(false)
  const offer: OfferWire = await (await offerOf('riyadh', 100008)).json()
  await sell(true)
  expect(offer).toMatchObject({ id: ADVANCED, reason: 'next-after', basedOn: 'غواص المياه المفتوحة' })
})

test('[SN-01] what the dives in the logbook speak for comes first, with how many they are', async () => {
  const { db } = world.server.platform
  const leadsTo = (level: number) =>
    db.query('update course_level set level_id = $2 where package_id = $1', [DRY_SUIT, level])
  await leadsTo(120)
  const offer: OfferWire = await (await offerOf('diver', 100001)).json()
  await leadsTo(150)
  const [row] = await db.query<{ deep: number }>(
    `select count(*)::int as deep from dive_log
     where affiliate_id = 100001 and deleted_at is null and status <> 'Draft' and max_depth > 18`,
  )
  expect(row?.deep).toBeGreaterThan(2)
  expect(offer).toMatchObject({ id: DRY_SUIT, reason: 'deep-dives', basedOn: null, dives: row?.deep })
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
