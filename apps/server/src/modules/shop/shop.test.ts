import type { CatalogCoursesWire, CatalogEntryWire } from '@fathom/contract/shop'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const BUOYANCY = '01920000-0000-7000-8000-000000000004'
const DISCOVER = '01920000-0000-7000-8000-000000000007'
const RESCUE = '01920000-0000-7000-8000-000000000009'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

/** Dive centers see everything that is sold. */
const browse = async (query = '', person = 'store'): Promise<CatalogCoursesWire> =>
  (await world.call(person).get(`/api/ecards/catalog/courses${query}`)).json()
const entry = async (packageId: string, person = 'newcomer'): Promise<CatalogEntryWire> =>
  (await world.call(person).get(`/api/ecards/catalog/courses/${packageId}`)).json()
const titles = ({ items }: CatalogCoursesWire) => items.map(({ title }) => title)

test('[CA-54] [SC-13] the catalog contains what is sold, page by page', async () => {
  const all = await browse()
  expect([all.total, all.page, all.pageSize, all.items.length]).toEqual([8, 1, 24, 8])
  expect(titles(all)).not.toContain('Instructor renewal')
  const second = await browse('?page=2&pageSize=3')
  expect(titles(second)).toEqual(titles(all).slice(3, 6))
  expect(all.items[0]).not.toHaveProperty('inside')
})

test('[VA-10] entry courses are at beginner level and sellable', async () => {
  const entries = (await browse()).items.filter(({ isEntry }) => isEntry)
  expect(entries.map(({ title, level }) => [title, level])).toEqual([
    ['Discover Scuba Diving', 'beginner'],
    ['Open Water Diver', 'beginner'],
  ])
})

test('[SC-13] search ignores accents and case; kind, level and language filter it and have counts', async () => {
  expect(titles(await browse('?search=NÍGHT%20reef'))).toEqual(['Night Diver'])
  const few = await browse('?level=continuing&kind=specialty&language=it-IT')
  expect(titles(few)).toEqual(['Night Diver'])
  expect(few.counts.kind).toMatchObject({ course: 1, specialty: 1, experience: 0 })
  expect(few.counts.levelAny).toBe(1)
  expect((await browse('?search=wreck')).items).toEqual([])
})

test("[SC-13] texts are in the reader's language, and search uses the same texts", async () => {
  const german = await browse('?culture=de-DE&pageSize=1&kind=experience')
  const [word = ''] = german.items[0]?.title.split(' ') ?? []
  expect(word).not.toBe('')
  expect(titles(await browse(`?culture=de-DE&search=${encodeURIComponent(word)}`))).toContain(
    german.items[0]?.title,
  )
})

test('[CA-54] the expanded course shows what is included and its prerequisites', async () => {
  const { items } = await browse('?expanded=true')
  const openWater = items.find(({ packageId }) => packageId === OPEN_WATER)
  expect(openWater?.inside).toMatchObject({ lessons: 5, exams: 1, skills: 5, dives: 4, card: true })
  expect(openWater?.prerequisites).toEqual([{ ask: 'age', years: 10, isMet: null }])
  expect((await entry(RESCUE, 'trial')).prerequisites).toEqual([
    { ask: 'age', years: 12, isMet: true },
    { ask: 'after', packageId: expect.any(String), title: 'Advanced Diver', isMet: true },
    { ask: 'dives', count: 20, isMet: false },
  ])
})

test('[SN-02] the shop offers nothing that a person holds or may not have', async () => {
  expect(titles(await browse('', 'diver'))).toEqual(['Peak Buoyancy', 'Dry Suit Diver'])
  expect(titles(await browse('?search=rescue', 'diver'))).toEqual([])
  expect(titles(await browse('', 'newcomer'))).toEqual(['Discover Scuba Diving', 'Open Water Diver'])
  // Ines is in the middle of her first course: nothing is sold to her but what follows it.
  const mine = await browse('', 'student')
  expect(mine.items.map(({ title, isMine }) => [title, isMine])).toEqual([['Open Water Diver', true]])
  expect(mine.counts).toMatchObject({ kindAny: 1, kind: { course: 1 } })
  expect((await browse('', 'staff')).total).toBe(8)
})

test('[SN-02] a guest of Discover Scuba Diving is not sold it', async () => {
  const begun = { store_number: 7001, member_number: 500001, status: 'affiliation' }
  await world.call('dsd').post('/api/checkpoint/CreateCheckPoint', begun)
  expect(titles(await browse('', 'dsd'))).toEqual(['Open Water Diver'])
  expect((await entry(DISCOVER, 'dsd')).verdict).toBe('taken')
})

test('[SN-02] the page of a course says why it is not offered', async () => {
  const verdicts = async (person: string, ...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await entry(id, person)).verdict))
  expect(await verdicts('diver', DISCOVER, OPEN_WATER, RESCUE, BUOYANCY)).toEqual([
    ...['held', 'held', 'held', 'offer'],
  ])
  expect(await verdicts('newcomer', DISCOVER, OPEN_WATER, RESCUE)).toEqual(['offer', 'offer', 'card-missing'])
  expect(await verdicts('trial', RESCUE)).toEqual(['dives-missing'])
  expect(await verdicts('student', DISCOVER, OPEN_WATER)).toEqual(['taken', 'taken'])
})

test('[SN-02] a child is not offered what has a minimum age', async () => {
  const { db } = world.server.platform
  const born = (age: number) =>
    db.query(
      `update account set birthdate = (now() - make_interval(years => $1, days => 1))::date
       where affiliate_id = 100004`,
      [age],
    )
  await born(9)
  expect(titles(await browse('', 'newcomer'))).toEqual([])
  await born(10)
  expect(titles(await browse('', 'newcomer'))).toEqual(['Discover Scuba Diving', 'Open Water Diver'])
  await db.query(`update account set birthdate = '2001-12-05' where affiliate_id = 100004`)
})

test('[CO-02] a club member pays 25 % less, also during the trial', async () => {
  const price = {
    before: { amount: 39_900 },
    after: { amount: 29_925 },
    discount: { kind: 'club', percent: 25 },
  }
  expect(await entry(RESCUE, 'diver')).toMatchObject({ price, clubPrice: null })
  expect(await entry(RESCUE, 'trial')).toMatchObject({ price })
})

test('[CO-02] a non-member pays the full price and sees what members pay', async () => {
  const price = { before: { amount: 39_900 }, after: { amount: 39_900 }, discount: null }
  for (const person of ['newcomer', 'veteran'])
    expect(await entry(RESCUE, person)).toMatchObject({
      price,
      clubPrice: { amount: 29_925, currency: 'USD' },
    })
})

test('[CO-02] the other offer takes 20 % off the recommended course only, and never adds to the club discount', async () => {
  const { items } = await browse('', 'newcomer')
  const lower = items.filter(({ price }) => price.discount)
  expect(lower.map(({ title, price }) => [title, price.discount, price.after.amount])).toEqual([
    ['Discover Scuba Diving', { kind: 'offer', percent: 20 }, 7_920],
  ])
  expect((await entry(BUOYANCY, 'diver')).price.discount).toEqual({ kind: 'club', percent: 25 })
})

test('[RT-23] answers not found for a course that is not in the shop', async () => {
  for (const id of ['01920000-0000-7000-8000-000000000002', 'no-such-id'])
    expect((await world.call('diver').get(`/api/ecards/catalog/courses/${id}`)).status).toBe(404)
  expect((await world.call('diver').get('/api/ecards/catalog/courses?kind=boat')).status).toBe(400)
})

test('[TS-05] the minimum age of a course follows the youngest birth date until someone has confirmed another', async () => {
  const { db } = world.server.platform
  const age = async () => (await entry(RESCUE, 'diver')).prerequisites.find(({ ask }) => ask === 'age')?.isMet
  expect(await age()).toBe(true)
  await db.query(
    `insert into account_history (affiliate_id, what, before, changed_at)
     values (100001, 'person', jsonb_build_object('birthDate', (extract(year from now()) - 9)::text || '-01-01'), now())`,
  )
  await db.query('update account set birth_date_changed_at = now() where affiliate_id = 100001')
  expect(await age()).toBe(false)
  await db.query('update account set birth_date_confirmed_at = now() where affiliate_id = 100001')
  expect(await age()).toBe(true)
})
