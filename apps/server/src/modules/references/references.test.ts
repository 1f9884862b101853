import type { CityWire, CountryWire, StateWire } from '@fathom/contract/references'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
let authorization: string
beforeAll(async () => {
  world = await startWorld(startServer)
  authorization = `Bearer ${(await world.signIn('diver')).idToken}`
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(`/api/references/${path}`, world.url), { headers: { authorization, ...headers } })

async function items<Item>(path: string, headers: Record<string, string> = {}): Promise<Item[]> {
  const answer = await ask(path, headers)
  expect([path, answer.status]).toEqual([path, 200])
  return ((await answer.json()) as { items: Item[] }).items
}

test('[CA-38] every country has its id, its English name and its postal requirements', async () => {
  const countries = await items<CountryWire>('countries', { 'accept-language': 'en-US' })
  const byId = new Map(countries.map((country) => [country.id, country]))
  expect(byId.size).toBe(250)
  expect(byId.get('EG')).toEqual({
    id: 'EG',
    name: 'Egypt',
    displayName: 'Egypt',
    postalCode: 'required',
    postalCodeRequired: true,
    hasStates: true,
  })
  expect(byId.get('HK')).toMatchObject({ postalCode: 'none', postalCodeRequired: false })
  expect(byId.get('AW')).toMatchObject({ hasStates: false })
})

test('[RO-07] the name that rules compare stays English in every language', async () => {
  const chinese = await items<CountryWire>('countries', { 'accept-language': 'zh-CN,en;q=0.5' })
  expect(chinese.find(({ id }) => id === 'CN')).toMatchObject({ name: 'China', displayName: '中国' })
  expect(chinese.filter(({ name }) => name.toUpperCase() === 'CHINA')).toHaveLength(1)
})

test('[CA-38] countries are sorted in the language of their names', async () => {
  const swedish = await items<CountryWire>('countries?culture=sv-SE', { 'accept-language': 'ar-SA' })
  expect(swedish.slice(-2).map(({ displayName }) => displayName)).toEqual(['Österrike', 'Östtimor'])
  const hebrew = await items<CountryWire>('countries?culture=iw-IL')
  expect(hebrew.find(({ id }) => id === 'EG')?.displayName).toBe('מצרים')
})

test('[EN-18] states and cities are items with a name and a stateId', async () => {
  const states = await items<StateWire>('states?countryId=US')
  expect(states).toHaveLength(51)
  expect(states[0]).toEqual({ stateId: 'US.AL', name: 'Alabama' })
  const cities = await items<CityWire>('cities?countryId=US&stateId=US.FL')
  expect(cities).toContainEqual({ name: 'Key Largo', stateId: 'US.FL' })
  expect(cities.filter(({ stateId }) => stateId !== 'US.FL')).toEqual([])
})

test('[CA-38] the cities of a country are complete, and each appears once per state', async () => {
  const cities = await items<CityWire>('cities?countryId=US')
  expect(cities.length).toBeGreaterThan(16_000)
  expect(new Set(cities.map(({ name, stateId }) => `${stateId} ${name}`)).size).toBe(cities.length)
})

test('[CA-38] search ignores diacritics, and lists names that start with the text first', async () => {
  expect(await items<CityWire>('cities?countryId=EG&search=SHARM EL sh')).toContainEqual({
    name: 'Sharm el-Sheikh',
    stateId: 'EG.26',
  })
  const [first, ...more] = await items<CityWire>('cities?countryId=US&search=largo&limit=3')
  expect(first?.name).toBe('Largo')
  expect(more).toHaveLength(2)
})

test.each([
  ['states?countryId=XX', 404, 'unknown-country'],
  ['cities?countryId=eg', 404, 'unknown-country'],
  ['cities?countryId=EG&stateId=US.FL', 404, 'unknown-state'],
  ['states', 400, 'invalid-input'],
  ['cities?countryId=EGY', 400, 'invalid-input'],
  ['cities?countryId=EG&limit=0', 400, 'invalid-input'],
  ['cities?countryId=EG&limit=many', 400, 'invalid-input'],
])('[CA-38] %s answers %i %s', async (path, status, problem) => {
  const answer = await ask(path)
  expect([answer.status, await answer.json()]).toMatchObject([status, { problem }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a country without states and a place without cities answer empty lists', async () => {
  expect(await items('states?countryId=AW')).toEqual([])
  expect(await items('cities?countryId=AQ')).toEqual([])
})

test("browsers cache the lists per language, and don't download them again while they are valid", async () => {
  const answer = await ask('countries', { 'accept-language': 'de-DE' })
  const weak = answer.headers.get('etag') ?? ''
  const [, etag = ''] = /^W\/(.+)$/.exec(weak) ?? [] // weak, because it came compressed
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
  expect(answer.headers.get('vary')).toContain('accept-language')
  for (const tag of [weak, etag]) {
    const again = await ask('countries', { 'accept-language': 'de-DE', 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect((await ask('countries', { 'accept-language': 'fr-FR', 'if-none-match': etag })).status).toBe(200)
})
