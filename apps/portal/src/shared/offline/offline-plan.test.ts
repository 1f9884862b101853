import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Calls } from '../calls.tsx'
import { CallFailed } from '../http/index.ts'
import { BUDGET_BYTES, HALF_A_DAY_MS, type OfflineArea, storeForOffline } from './offline-plan.ts'
import { forgetAnswers } from './stored-answers.fixture.ts'
import { answerOrStored, deviceAnswers } from './stored-answers.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
  await forgetAnswers()
})

const user = { affiliateId: 1, affiliateType: 'diver', email: 'a@fathom.test', audience: 'portal' } as const

const anArea = (over: Partial<OfflineArea> & { name: string }): OfflineArea => ({
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: ({ type }) => type === over.name,
  store: vi.fn(async () => [over.name]),
  ...over,
})

/** A device that opens the portal again and again, and a server with these events. */
function aDevice(areas: readonly OfflineArea[]) {
  const world = { sequence: 7, reset: false, types: [] as string[], locale: 'en-US' }
  const get = vi.fn(async () => ({
    ...{ sequence: world.sequence, reset: world.reset, more: false },
    events: world.types.map((type) => ({ sequence: world.sequence, type, data: {} })),
  }))
  const calls = { http: { get } } as unknown as Calls
  const open = async () => {
    get.mockClear()
    for (const { store } of areas) vi.mocked(store).mockClear()
    const queries = new QueryClient()
    await storeForOffline({ calls, user: user as never, queries, locale: () => world.locale, areas })
    return areas.filter(({ store }) => vi.mocked(store).mock.calls.length > 0).map(({ name }) => name)
  }
  return { world, get, open }
}

test('[BO-01] everything is stored after sign-in; a refresh with nothing new is one call', async () => {
  const { get, open } = aDevice([anArea({ name: 'cards' }), anArea({ name: 'forms' })])
  expect(await open()).toEqual(['cards', 'forms'])
  expect(await open()).toEqual([])
  expect(get.mock.calls).toEqual([['server', 'live/changes', { query: { after: 7 } }]])
})

test('[BO-01] an event stores its area again; missed events and another language store everything', async () => {
  const { world, open } = aDevice([anArea({ name: 'cards' }), anArea({ name: 'forms' })])
  await open()
  Object.assign(world, { sequence: 8, types: ['forms'] })
  expect(await open()).toEqual(['forms'])
  Object.assign(world, { types: [], reset: true })
  expect(await open()).toEqual(['cards', 'forms'])
  Object.assign(world, { reset: false, locale: 'de-DE' })
  expect(await open()).toEqual(['cards', 'forms'])
  expect(await open()).toEqual([])
})

test('an area that failed, or that is too old, is stored the next time', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const cards = anArea({ name: 'cards' })
  const { open } = aDevice([cards, anArea({ name: 'trust', maxAgeMs: 1000 })])
  vi.mocked(cards.store).mockRejectedValueOnce(new Error('down'))
  expect(await open()).toEqual(['cards', 'trust'])
  expect(await open()).toEqual(['cards'])
  const later = Date.now() + 2000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await open()).toEqual(['trust'])
})

test('[BO-01] a metered connection gets only what is small', async () => {
  const { open } = aDevice([anArea({ name: 'cards' }), anArea({ name: 'reader', isLarge: true })])
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  expect(await open()).toEqual(['cards'])
  Reflect.deleteProperty(navigator, 'connection')
  expect(await open()).toEqual(['reader'])
})

test('[BO-01] the first areas use up the budget; the others are left out', async () => {
  const whole = new Blob([new Uint8Array(BUDGET_BYTES)])
  const cards = anArea({ name: 'cards', store: vi.fn(async () => [whole]) })
  const { open } = aDevice([cards, anArea({ name: 'forms' })])
  expect(await open()).toEqual(['cards'])
  expect(await open()).toEqual([])
})

test('[BO-02] what came from the device is not stored as new', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let ask = async () => 'mine'
  const query = () =>
    queryOptions({
      queryKey: ['list'],
      queryFn: () => answerOrStored({ affiliateId: 1, name: 'list' }, () => ask()),
    })
  const list = anArea({ name: 'list', store: vi.fn(async ({ storeAs }) => [await storeAs('list', query())]) })
  const { world, open } = aDevice([list])
  await open()
  const { at } = (await deviceAnswers.find('1.list')) ?? {}
  ask = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))
  Object.assign(world, { types: ['list'] })
  await open()
  expect((await deviceAnswers.find('1.list'))?.at).toBe(at)
  ask = async () => 'new'
  Object.assign(world, { types: [] })
  expect(await open()).toEqual(['list'])
  expect(await deviceAnswers.find('1.list')).toMatchObject({ answer: 'new' })
})
