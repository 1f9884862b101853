import { randomUUID } from 'node:crypto'
import type { ContentDocumentWire } from '@fathom/contract/office'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const MINUTE_MS = 60_000

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
afterEach(() => void vi.restoreAllMocks())

const read = async (person: string, path: string) => (await world.call(person).get(`/api/${path}`)).json()
const documentAt = (path: string): Promise<ContentDocumentWire> => read('staff', `office/content/${path}`)

/** Publishes it for the minute that begins in a minute. */
async function plan(path: string, change: (value: never) => unknown): Promise<void> {
  const { latest, value } = await documentAt(path)
  const draft = { value: change(value as never), revision: null, basedOn: latest }
  expect((await world.call('staff').put(`/api/office/content/${path}/draft`, draft)).status).toBe(200)
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
  const { draft: saved } = await documentAt(path)
  const body = { id: randomUUID(), revision: saved?.revision ?? 0, latest, from: at(1), until: at(2) }
  const published = await world.call('staff').post(`/api/office/content/${path}/publish`, body)
  expect(published.status).toBe(200)
}

/** What is read now, in the planned minute, and after it. The clock moves by less than a bearer lives. */
async function overTime<Shown>(show: () => Promise<Shown>): Promise<Shown[]> {
  const clock = vi.spyOn(world.server.platform.clock, 'now')
  const shown: Shown[] = []
  for (const minutes of [0, 1.5, 2.5]) {
    clock.mockImplementation(() => new Date(Date.now() + minutes * MINUTE_MS))
    shown.push(await show())
  }
  clock.mockRestore()
  return shown
}

const states = async (path: string) => (await documentAt(path)).versions[0]?.state

test('[OF-08] a planned price applies from its beginning to its end, in shop, catalog and club', async () => {
  const shop = async () =>
    (await read('newcomer', `ecards/catalog/courses/${OPEN_WATER}`)).price.before.amount
  const catalog = async () =>
    (await read('newcomer', 'learning/courses')).find(
      ({ packageId }: { packageId: string }) => packageId === OPEN_WATER,
    ).price.amount
  const club = async () =>
    (await read('diver', 'ecards/club')).plans.find(({ id }: { id: string }) => id === 'shore').price.amount
  const usual = await Promise.all([shop(), catalog(), club()])
  for (const key of [`course-${OPEN_WATER}`, 'club-shore'])
    await plan(`prices/${key}`, () => ({ currency: 'USD', amounts: { price: 12_345 } }))
  expect(await overTime(() => Promise.all([shop(), catalog(), club()]))).toEqual([
    usual,
    [12_345, 12_345, 12_345],
    usual,
  ])
  expect(await overTime(() => states('prices/club-shore'))).toEqual(['scheduled', 'current', 'ended'])
})

test('[OF-08] a planned course, promotion, link and notice appear and end by the clock', async () => {
  const shown = async () => ({
    title: (await read('newcomer', `learning/courses/${OPEN_WATER}`)).title,
    hasPromotion: (await read('diver', 'offers/promotion-cards?culture=en-US')).some(
      ({ name }: { name: string }) => name === 'Wreck week',
    ),
    notice: (await read('diver', 'flags')).notice?.text ?? null,
    link: Object.values(world.server.platform.links.current())[0],
  })
  const usual = await shown()
  type Entry = { words: Record<string, object> }
  await plan(`courses/${OPEN_WATER}`, ({ words, ...entry }: Entry) => ({
    ...entry,
    words: { ...words, 'en-US': { ...words['en-US'], title: 'Ocean Diver' } },
  }))
  const words = { 'en-US': { name: 'Wreck week', excerpt: 'Five wrecks in five days.' } }
  await plan('promotions/1000', () => ({ isShown: true, stockId: '60130', position: 0, words }))
  await plan('maintenance/notice', () => ({ texts: { 'en-US': 'Back at 10:00.' } }))
  const [name] = Object.keys(world.server.platform.links.current())
  await plan(`links/${name}`, () => ({ url: 'https://example.org/planned' }))
  const planned = {
    ...{ title: 'Ocean Diver', hasPromotion: true, notice: 'Back at 10:00.' },
    link: 'https://example.org/planned',
  }
  expect(usual).toMatchObject({ title: 'Open Water Diver', hasPromotion: false, notice: null })
  expect(await overTime(shown)).toEqual([usual, planned, usual])
})
