import type { Claims } from '@fathom/domain/session'

function decode(part: string): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
}

/** The claims of an id token; undefined when it can't be decoded. Only the services verify its signature. */
export function readClaims(idToken: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(decode(idToken.split('.')[1] ?? ''))
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : undefined
  } catch {
    return undefined
  }
}
