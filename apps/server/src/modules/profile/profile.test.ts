import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_PEOPLE } from '../../app/demo/people.ts'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const profileOf = async (person: string, affiliateId: number) =>
  (await world.call(person).get(`/api/learning/profiles/${affiliateId}`)).json()

test('[NV-04] the profile contains the mailing country that the menu needs', async () => {
  expect(await profileOf('shanghai', 100007)).toMatchObject({
    fullName: 'Wei 陈',
    dob: '1993-08-21',
    mailingAddress: { country: 'CHINA' },
  })
})

test('[CA-19] [EN-02] the profile contains name, birth date, address and the consumer info', async () => {
  const mailingAddress = {
    addressLine1: 'Linnégatan 12',
    addressLine2: '',
    city: 'Göteborg',
    country: 'Sweden',
    countryId: 'SE',
    postalCode: '413 04',
    postalCodeRequired: true,
    state: 'Västra Götaland',
    stateId: 'SE.28',
  }
  expect(await profileOf('diver', 100001)).toEqual({
    fullName: 'Mara Lindqvist',
    dob: '1991-04-18',
    mailingAddress,
    mailingAddressVersion: 1,
    consumerInfo: {
      gender: 'female',
      surname: 'Lindqvist',
      givenName: 'Mara',
      address: mailingAddress,
      birthDate: '1991-04-18',
    },
  })
})

test('[EN-02] a person without an address has none', async () => {
  expect(await profileOf('newcomer', 100004)).toMatchObject({
    fullName: 'Nico Berg',
    dob: '2001-12-05',
    mailingAddress: null,
    mailingAddressVersion: 0,
    consumerInfo: { givenName: 'Nico', address: null },
  })
})

test("[CA-19] every demo address is valid, and doesn't change when it is saved again", async () => {
  const withHome = DEMO_PEOPLE.filter(({ name }) =>
    ['diver', 'student', 'instructor', 'store', 'shanghai', 'riyadh', 'veteran'].includes(name),
  )
  expect(withHome).toHaveLength(7)
  for (const { name, affiliateId } of withHome) {
    const { mailingAddress } = await profileOf(name, affiliateId)
    const path = `/api/learning/profiles/${affiliateId}/MailingAddress`
    const answer = await world.call(name).post(path, mailingAddress)
    expect([name, await answer.json()]).toEqual([name, { mailingAddress, mailingAddressVersion: 1 }])
  }
})
