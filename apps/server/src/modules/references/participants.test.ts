import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const INFO = `name city affiliateId sub availableCredit address {
  addressLine1 addressLine2 city country countryId postalCode postalCodeRequired state stateId }`

const member = (person: string, number: number) =>
  world
    .call(person)
    .graph<{ memberInfo: unknown }>('pro', `query ($n: Int!) { memberInfo(memberNumber: $n) { ${INFO} } }`, {
      n: number,
    })
const store = (person: string, number: number) =>
  world
    .call(person)
    .graph<{ storeInfo: unknown }>('pro', `query ($n: Int!) { storeInfo(storeNumber: $n) { ${INFO} } }`, {
      n: number,
    })

test('[CA-28] [EN-12] a member number finds the instructor, without sub, credit or street', async () => {
  expect((await member('student', 500001)).memberInfo).toEqual({
    name: 'Kai Nakamura',
    city: 'Sharm El Sheikh',
    affiliateId: 200001,
    sub: null,
    availableCredit: null,
    address: {
      addressLine1: '',
      addressLine2: '',
      city: 'Sharm El Sheikh',
      country: 'Egypt',
      countryId: 'EG',
      postalCode: '',
      postalCodeRequired: true,
      state: '',
      stateId: '',
    },
  })
})

test('[CA-28] [EN-12] a store number finds the store, and only the store reads its sub and credit', async () => {
  const { idToken } = await world.session('store')
  const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  const known = { name: 'Harbour Divers', affiliateId: 300001 }
  expect((await store('instructor', 7001)).storeInfo).toMatchObject({
    ...known,
    sub: null,
    availableCredit: null,
  })
  expect((await store('store', 7001)).storeInfo).toMatchObject({ ...known, sub, availableCredit: 850.5 })
})

test('[VA-06] an unknown number finds nothing, nor does a member number among the stores', async () => {
  expect(await member('diver', 999999)).toEqual({ memberInfo: null })
  expect(await member('diver', -1)).toEqual({ memberInfo: null })
  expect(await store('diver', 500001)).toEqual({ storeInfo: null })
})

test("[CA-28] numbers can't be harvested: after 30 lookups a person has to wait, and others don't", async () => {
  for (let number = 1; number <= 30; number++) await member('trial', number)
  await expect(member('trial', 500001)).rejects.toThrow('too-many-lookups')
  await expect(store('trial', 7001)).rejects.toThrow('too-many-lookups')
  expect((await member('veteran', 500001)).memberInfo).toMatchObject({ affiliateId: 200001 })
})
