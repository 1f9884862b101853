import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

test('[NV-04] the profile tells the mailing country that the menu asks for', async () => {
  const profile = await (await world.call('shanghai').get('/api/learning/profiles/100007')).json()
  expect(profile).toMatchObject({
    fullName: 'Wei 陈',
    dob: '1993-08-21',
    mailingAddress: { country: 'CHINA' },
  })
})

test('someone without an address has none', async () => {
  const profile = await (await world.call('newcomer').get('/api/learning/profiles/100004')).json()
  expect(profile).toEqual({ fullName: 'Nico Berg', dob: '2001-12-05', mailingAddress: null })
})
