import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const pathOf = (affiliateId: number) => `/api/preferences/tour/${affiliateId}`

test('[SN-08] of the demo people, only the newcomer has the tour ahead', async () => {
  const isClosed = async (person: string, affiliateId: number) =>
    (await (await world.call(person).get(pathOf(affiliateId))).json()) as unknown
  expect(await isClosed('newcomer', 100004)).toEqual({ isClosed: false })
  expect(await isClosed('diver', 100001)).toEqual({ isClosed: true })
  expect(await isClosed('trial', 100010)).toEqual({ isClosed: true })
})

test("[SN-08] a closed tour stays closed, and isn't a choice about emails", async () => {
  const newcomer = world.call('newcomer')
  for (const _ of [1, 2]) expect((await newcomer.put(pathOf(100004), undefined)).status).toBe(200)
  expect(await (await newcomer.get(pathOf(100004))).json()).toEqual({ isClosed: true })
  const preference = await (await newcomer.get('/api/preferences/preference/100004')).json()
  expect(preference).toMatchObject({ id: null, version: 0 })
})

test("[RO-01] nobody reads or closes someone else's tour", async () => {
  const diver = world.call('diver')
  expect((await diver.get(pathOf(100004))).status).toBe(403)
  expect((await diver.put(pathOf(100004), undefined)).status).toBe(403)
})
