import { randomUUID } from 'node:crypto'
import type { ContentDocumentWire, ContentListWire } from '@fathom/contract/office'
import type { PromotionCardWire } from '@fathom/contract/promos'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const OFFICE = '/api/office/content/promotions'
const staff = () => world.call('staff')
const open = async (key: string): Promise<ContentDocumentWire> =>
  (await staff().get(`${OFFICE}/${key}`)).json()
const list = async (): Promise<ContentListWire['documents']> =>
  (await (await staff().get(OFFICE)).json()).documents
/** Those that Mara can still get: she holds Rescue Diver and Night Diver, the latter without an eCard. */
const shown = async (culture = 'en-US'): Promise<PromotionCardWire[]> =>
  (await world.call('diver').get(`/api/offers/promotion-cards?culture=${culture}`)).json()
const namesIn = async (culture?: string) => (await shown(culture)).map(({ name }) => name)

async function save(key: string, value: unknown): Promise<Response> {
  const { latest, draft } = await open(key)
  const body = { value, revision: draft?.revision ?? null, basedOn: latest }
  return staff().put(`${OFFICE}/${key}/draft`, body)
}

async function publish(key: string, value: unknown, more: object = {}): Promise<Response> {
  await save(key, value)
  const { latest, draft } = await open(key)
  const body = { id: randomUUID(), revision: draft?.revision ?? 0, latest, from: null, until: null, ...more }
  return staff().post(`${OFFICE}/${key}/publish`, body)
}

async function undo(key: string): Promise<void> {
  const { latest } = await open(key)
  const body = { id: randomUUID(), version: latest, latest }
  expect((await staff().post(`${OFFICE}/${key}/undo`, body)).status).toBe(200)
}

const WORDS = {
  'en-US': { name: 'Wreck week', excerpt: 'Five wrecks in five days.' },
  'de-DE': { name: 'Wrackwoche', excerpt: 'Fünf Wracks in fünf Tagen.' },
}
const aPromotion = (more: object = {}) => ({
  ...{ isShown: true, stockId: '60130', position: 0, words: WORDS, ...more },
})

test('[OF-08] the office has every promotion that is shown, with its words in every language', async () => {
  const documents = await list()
  const keys = documents.map(({ key }) => key)
  expect(keys).toHaveLength(9)
  expect(keys).toEqual(expect.arrayContaining((await shown()).map(({ id }) => String(id))))
  expect(documents[1]).toMatchObject({ key: '102', title: 'Open Water Diver', hasDraft: false })
  const { value } = await open('102')
  expect(value).toMatchObject({ isShown: true, stockId: '60020', position: 1 })
  expect(Object.keys((value as { words: object }).words)).toHaveLength(28)
})

test('[OF-08] a promotion that is changed is read in each language, and is as before after an undo', async () => {
  const before = await shown('de-DE')
  expect((await save('105', aPromotion({ position: 4 }))).status).toBe(200)
  expect(await shown('de-DE')).toEqual(before)
  expect((await publish('105', aPromotion({ position: 4 }))).status).toBe(200)
  expect((await shown('de-DE'))[0]).toEqual({
    ...{ id: 105, ...WORDS['de-DE'], promotion: 'clubFreeEcard', stockId: '60130' },
  })
  expect((await shown('th-TH'))[0]).toMatchObject(WORDS['en-US'])
  expect((await list())[4]?.title).toBe('Wreck week')
  await undo('105')
  expect(await shown('de-DE')).toEqual(before)
})

test('[OF-08] staff add a promotion, withdraw it, and find it again afterwards', async () => {
  expect((await publish('1000', aPromotion())).status).toBe(200)
  expect((await shown())[0]).toMatchObject({ id: 1000, name: 'Wreck week' })
  expect(await shown()).toHaveLength(5)
  await publish('1000', aPromotion({ isShown: false }))
  expect(await namesIn()).not.toContain('Wreck week')
  await undo('1000')
  expect(await namesIn()).toContain('Wreck week')
  const { versions } = await open('1000')
  const [first] = versions.slice(-1)
  const body = { id: randomUUID(), version: first?.version, latest: versions[0]?.version }
  await staff().post(`${OFFICE}/1000/undo`, body)
  expect(await shown()).toHaveLength(4)
  expect((await list()).find(({ key }) => key === '1000')).toMatchObject({ title: 'Wreck week', value: null })
  expect((await open('1000')).title).toBe('Wreck week')
})

test('[OF-08] a stored promotion is withdrawn for a while, and a planned one has not begun', async () => {
  const { value } = await open('105')
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await publish('105', { ...(value as object), isShown: false }, { until: hour(2) })
  expect(await namesIn()).not.toContain('Master Diver')
  expect((await list()).find(({ key }) => key === '105')?.changesAt).not.toBeNull()
  await undo('105')
  expect(await namesIn()).toContain('Master Diver')
  await publish('1001', aPromotion(), { from: hour(1), until: hour(2) })
  expect(await namesIn()).not.toContain('Wreck week')
  expect((await open('1001')).versions).toMatchObject([{ state: 'scheduled' }])
})

test.each([
  ['no English words', { words: { 'de-DE': WORDS['de-DE'] } }, 'text-missing'],
  ['an empty text', { words: { 'en-US': { name: 'Wreck week', excerpt: ' ' } } }, 'text-missing'],
  ['half of the German words', { words: { ...WORDS, 'de-DE': { name: 'Woche', excerpt: '' } } }, 'text-half'],
])('[OF-08] a promotion with %s is not published', async (_, wrong, problem) => {
  const refused = await publish('104', aPromotion(wrong))
  expect([refused.status, (await refused.json()).errors]).toEqual([422, [problem]])
})

test.each([
  ['a picture that we do not have', { stockId: '../../etc' }],
  ['a language that we do not have', { words: { ...WORDS, tlh: WORDS['en-US'] } }],
  ['a name that is too long', { words: { 'en-US': { name: 'x'.repeat(61), excerpt: 'y' } } }],
  ['a place that is none', { position: -1 }],
])('[OF-08] a draft of a promotion with %s is refused', async (_, wrong) => {
  expect((await save('105', aPromotion(wrong))).status).toBe(400)
})

test('[OF-08] [VA-11] a promotion of another type, and a key that no promotion can have, are not found', async () => {
  for (const key of ['110', '0100', '99', 'week', '1000000', '-1'])
    expect((await staff().get(`${OFFICE}/${key}`)).status).toBe(404)
})

test('[OF-08] [OF-01] promotions need the right to content', async () => {
  const grant = (rights: string[]) =>
    world.server.platform.db.query('update staff_right set rights = $2 where affiliate_id = $1', [
      900002,
      rights,
    ])
  const statusOf = async () => (await world.call('deskstaff').get(OFFICE)).status
  await grant(['finance', 'settings', 'courses'])
  expect(await statusOf()).toBe(403)
  await grant(['content'])
  expect(await statusOf()).toBe(200)
})
