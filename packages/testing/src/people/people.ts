import { type Claims, STAFF_RIGHTS, type User } from '@fathom/domain/session'

let lastId = 400_000

/** A certified diver that's unique in the test; override only what the test is about. */
export function aDiver(overrides: Partial<User> = {}): User {
  lastId += 1
  const affiliateId = overrides.affiliateId ?? lastId
  return {
    sub: `sub-${affiliateId}`,
    sid: `session-${affiliateId}`,
    hasSecondFactor: false,
    affiliateId,
    affiliateType: 1,
    email: `diver-${affiliateId}@fathom.test`,
    givenName: 'Robin',
    familyName: 'Reef',
    birthdate: '1990-05-17',
    gender: '',
    language: 'en-US',
    globalUuid: `01920000-0000-7000-8000-${String(affiliateId).padStart(12, '0')}`,
    audience: 'fathom-portal',
    ...overrides,
  }
}

export const anInstructor = (overrides: Partial<User> = {}): User =>
  aDiver({ affiliateType: 2, givenName: 'Ira', familyName: 'Instructor', ...overrides })

export const aStore = (overrides: Partial<User> = {}): User =>
  aDiver({ affiliateType: 3, givenName: 'Harbour', familyName: 'Store', birthdate: '', ...overrides })

export const aStaffMember = (overrides: Partial<User> = {}): User =>
  aDiver({
    affiliateType: 9,
    givenName: 'Sage',
    familyName: 'Staff',
    birthdate: '',
    hasSecondFactor: true,
    rights: STAFF_RIGHTS,
    ...overrides,
  })

/** The id token claims of this person, with the claim names of the embedded provider. */
export function claimsOf(user: User): Claims {
  return {
    sub: user.sub,
    sid: user.sid,
    amr: user.hasSecondFactor ? ['pwd', 'otp', 'mfa'] : ['pwd'],
    aud: user.audience,
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    birthdate: user.birthdate,
    gender: user.gender,
    locale: user.language,
    affiliate_id: user.affiliateId,
    affiliate_type_id: user.affiliateType,
    global_uuid: user.globalUuid,
  }
}
