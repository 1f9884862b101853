import type { Claims } from '@fathom/domain/session'

const KEY = 'fathom.person'

/** Only identifies the user and grants no access: the server requires a token whatever a device stores. */
export function rememberPerson(claims: Claims): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(claims))
  } catch {
    // A browser that stores nothing asks again when it's online.
  }
}

export function forgetPerson(): void {
  localStorage.removeItem(KEY)
}

export function rememberedClaims(): Claims | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Claims
  } catch {
    return undefined
  }
}
