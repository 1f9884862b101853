import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import { addParticipant, type NewParticipant } from './references.store.ts'

const IN_SHARM = { city: 'Sharm El Sheikh', countryId: 'EG', postalCode: '46619', stateId: 'EG.26' }

type Known = Omit<NewParticipant, 'affiliateId' | 'name'>

const KNOWN: Partial<Record<DemoPersonName, Known>> = {
  instructor: {
    ...IN_SHARM,
    kind: 'member',
    number: 500001,
    availableCredit: 120,
    addressLine1: 'Peace Road 9',
  },
  store: {
    ...IN_SHARM,
    kind: 'store',
    number: 7001,
    availableCredit: 850.5,
    addressLine1: 'Harbour Street 1',
  },
}

/** Nobody signs in as this store; it exists so that a second invitation can be tried. */
const SECOND_STORE: NewParticipant = {
  ...IN_SHARM,
  kind: 'store',
  number: 7003,
  affiliateId: 300003,
  name: 'Naama Reef Divers',
  availableCredit: 0,
  addressLine1: 'Bay Road 4',
}

export async function fillDemoParticipants(tx: Queryable, person: DemoPerson): Promise<void> {
  const known = KNOWN[person.name]
  const name = `${person.givenName} ${person.familyName}`
  if (known) await addParticipant(tx, { ...known, name, affiliateId: person.affiliateId })
  if (person.name === 'store') await addParticipant(tx, SECOND_STORE)
}
