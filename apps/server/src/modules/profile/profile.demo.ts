import type { MailingAddressWire } from '@fathom/contract/profile'
import { EMPTY_ADDRESS } from '@fathom/domain/profile'
import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import { replaceMailingAddress } from './profile.store.ts'

const HOME: Partial<Record<DemoPersonName, Partial<MailingAddressWire>>> = {
  diver: {
    addressLine1: 'Linnégatan 12',
    city: 'Göteborg',
    country: 'Sweden',
    countryId: 'SE',
    postalCode: '413 04',
    state: 'Västra Götaland',
    stateId: 'SE.28',
  },
  student: {
    addressLine1: 'Rua do Sol 4',
    city: 'Lisboa',
    country: 'Portugal',
    countryId: 'PT',
    postalCode: '1200-001',
  },
  instructor: {
    addressLine1: 'Peace Road 9',
    city: 'Sharm El Sheikh',
    country: 'Egypt',
    countryId: 'EG',
    postalCode: '46619',
    state: 'South Sinai',
    stateId: 'EG.26',
  },
  store: {
    addressLine1: 'Harbour Street 1',
    city: 'Sharm El Sheikh',
    country: 'Egypt',
    countryId: 'EG',
    postalCode: '46619',
    state: 'South Sinai',
    stateId: 'EG.26',
  },
  shanghai: {
    addressLine1: '世纪大道 100 号',
    city: '上海',
    country: 'CHINA',
    countryId: 'CN',
    postalCode: '200120',
  },
  riyadh: {
    addressLine1: 'شارع العليا ٢٠',
    city: 'الرياض',
    country: 'Saudi Arabia',
    countryId: 'SA',
    postalCode: '12211',
  },
  veteran: {
    addressLine1: '8 Ocean Drive',
    city: 'Key Largo',
    country: 'United States',
    countryId: 'US',
    postalCode: '33037',
    state: 'Florida',
    stateId: 'US.FL',
  },
}

const NOTHING: MailingAddressWire = {
  ...EMPTY_ADDRESS,
  country: '',
  postalCodeRequired: true,
  state: '',
}

export async function fillDemoProfile(tx: Queryable, person: DemoPerson): Promise<void> {
  const home = HOME[person.name]
  if (home) await replaceMailingAddress(tx, person.affiliateId, { ...NOTHING, ...home })
}
