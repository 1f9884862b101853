import type { AffiliateType, DemoPersonName } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'

export type { DemoPersonName }

/** One row of the demo world (design, demo world). The e-mail address is `<name>@fathom.test`. */
export type DemoPerson = {
  name: DemoPersonName
  affiliateId: number
  affiliateType: AffiliateType
  givenName: string
  familyName: string
  birthdate: string
  gender: 'female' | 'male' | ''
  language: Locale
}

export const DEMO_PASSWORD = 'Reef1234'

/** The key of the staff's authenticator app in a demo; any such app turns it into codes. */
export const DEMO_AUTHENTICATOR_KEY = 'FATHOMDEMOSTAFFKEY234567'

export const emailOf = (person: { name: DemoPersonName }) => `${person.name}@fathom.test`
