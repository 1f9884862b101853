import type { StaffRight } from './staff-right.ts'

/** 1 diver, student or applicant; 2 member; 3 store; 9 the organization's staff (RO-02). */
export type AffiliateType = 1 | 2 | 3 | 9

/** The signed-in user, as described by the id token (spec §3, user attributes). */
export type User = {
  sub: string
  /** Names the session that the token was issued to; a course's launch address carries it too. */
  sid: string
  /** Signed in with more than a password: a passkey, or a password and a code. */
  hasSecondFactor: boolean
  /** What a member of staff may do, read anew at each call (OF-01); the token doesn't say. */
  rights?: readonly StaffRight[]
  affiliateId: number
  affiliateType: AffiliateType
  email: string
  givenName: string
  familyName: string
  birthdate: string
  gender: string
  language: string
  globalUuid: string
  audience: string
}

export type Claims = Readonly<Record<string, unknown>>

/** Our claim name → the claim name of the configured provider (OIDC_CLAIMS). */
export type ClaimNames = Readonly<Partial<Record<string, string>>>

const AFFILIATE_TYPES: readonly number[] = [1, 2, 3, 9] satisfies AffiliateType[]

export function isProfessional(type: AffiliateType): boolean {
  return type === 2 || type === 3
}

/** An account that several people share. */
export function isDiveCenter(type: AffiliateType): boolean {
  return type === 3
}

export function isStaffMember(type: AffiliateType): boolean {
  return type === 9
}

/** What only staff may do, they may do only after signing in with a second factor (TS-19). */
export function isStaff({
  affiliateType,
  hasSecondFactor,
}: Pick<User, 'affiliateType' | 'hasSecondFactor'>): boolean {
  return isStaffMember(affiliateType) && hasSecondFactor
}

/** Undefined if the token doesn't identify a valid person; such a token gives no access. */
export function userFromClaims(claims: Claims, names: ClaimNames = {}): User | undefined {
  const claim = (name: string) => claims[names[name] ?? name]
  const text = (name: string) => String(claim(name) ?? '')
  const affiliateId = Number(claim('affiliate_id'))
  const affiliateType = Number(claim('affiliate_type_id') ?? 1)
  const audience = claim('aud')
  if (!text('sub') || !Number.isSafeInteger(affiliateId) || affiliateId <= 0) return undefined
  if (!AFFILIATE_TYPES.includes(affiliateType)) return undefined
  return {
    sub: text('sub'),
    sid: text('sid'),
    hasSecondFactor: [claim('amr')].flat().includes('mfa'),
    affiliateId,
    affiliateType: affiliateType as AffiliateType,
    email: text('email'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    birthdate: text('birthdate'),
    gender: text('gender'),
    language: text('locale') || 'en-US',
    globalUuid: text('global_uuid'),
    audience: Array.isArray(audience) ? String(audience[0]) : String(audience ?? ''),
  }
}

/** Only what the provider says counts; some send the word instead of the value. */
export function isEmailVerified(claims: Claims, names: ClaimNames = {}): boolean {
  return String(claims[names.email_verified ?? 'email_verified']) === 'true'
}
