import type { Account } from '../ports.ts'

export const SCOPE = 'openid offline_access email profile'

/** The claims of each scope (EN-01). */
export const CLAIMS = {
  openid: ['sub', 'sid', 'auth_time', 'acr', 'amr', 'affiliate_id', 'affiliate_type_id', 'global_uuid'],
  email: ['email'],
  profile: ['given_name', 'family_name', 'birthdate', 'gender', 'locale'],
}

export function claimsOf(account: Account) {
  return {
    sub: account.sub,
    email: account.email,
    given_name: account.givenName,
    family_name: account.familyName,
    birthdate: account.birthdate,
    gender: account.gender,
    locale: account.language,
    affiliate_id: account.affiliateId,
    affiliate_type_id: account.affiliateType,
    global_uuid: account.globalUuid,
  }
}
