import type { Claims } from '@fathom/domain/session'

const KEY = 'fathom.person'

/** Names a person and opens nothing: the server asks for a token whatever a device says. */
export function rememberPerson(claims: Claims): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(claims))
  } catch {
    // A browser that keeps nothing asks again when there is a signal.
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
