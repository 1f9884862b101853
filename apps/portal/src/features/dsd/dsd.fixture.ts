import { vi } from 'vitest'

type FakeRequest = { path: string; method: string; body: string }

const placed = (name: string) => ({
  name,
  city: 'Sharm El Sheikh',
  affiliateId: 300001,
  sub: null,
  availableCredit: null,
  address: {
    addressLine1: 'Harbour Street 1',
    addressLine2: '',
    city: 'Sharm El Sheikh',
    country: 'Egypt',
    countryId: 'EG',
    postalCode: '46619',
    postalCodeRequired: true,
    state: 'South Sinai',
    stateId: 'EG.26',
  },
})

const STORES: Readonly<Record<number, string>> = { 7001: 'Harbour Divers', 7002: 'Blue Hole' }

const storesLike = (search: string) =>
  Object.entries(STORES)
    .filter(([number, name]) => number === search || name.toLowerCase().includes(search.toLowerCase()))
    .map(([number, name]) => ({
      ...{ storeNumber: Number(number), name },
      ...{ city: 'Sharm El Sheikh', countryId: 'EG' },
    }))

const MEMBERS: Readonly<Record<number, string>> = { 500001: 'Kai Nakamura', 500002: 'Lena Roth' }

/** Test helper: a directory of stores by number and name, and of members by number. */
export function aDirectory({ body }: FakeRequest) {
  const { storeNumber, memberNumber, search } = JSON.parse(body).variables ?? {}
  if (search !== undefined) return { data: { stores: storesLike(search) } }
  const name = STORES[storeNumber as number]
  if (storeNumber !== undefined) return { data: { storeInfo: name ? placed(name) : null } }
  if (memberNumber !== undefined)
    return {
      data: {
        memberInfo: MEMBERS[memberNumber as number] ? placed(MEMBERS[memberNumber as number] ?? '') : null,
      },
    }
  return { data: { formsTotal: 0 } }
}

export const aCheckpoint = (status: string, over: object = {}) => ({
  store_number: 7001,
  member_number: 500001,
  status,
  updatedDate: new Date().toISOString(),
  ...over,
})

export const aSignedForm = (over: object = {}) => ({
  documentId: '0198c2f0-1111-7222-8333-444455556666',
  state: 'cleared',
  declinedAt: null,
  request: 'none',
  isPhysicianAwaited: false,
  isGuardianAwaited: false,
  ...over,
})

export const aProgress = (over: object = {}) => ({
  forms: { medical: aSignedForm(), release: aSignedForm() },
  preparation: null,
  ...over,
})

/** Test helper: a service that records what it receives; a number or a Response is an error answer. */
export function aSaver(answer?: unknown) {
  return vi.fn(
    ({ body }: FakeRequest) => answer ?? { ...JSON.parse(body), updatedDate: new Date().toISOString() },
  )
}

export const sentTo = (saver: ReturnType<typeof aSaver>) =>
  saver.mock.calls.map(([{ body }]) => JSON.parse(body))
