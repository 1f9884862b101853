import type { AddPasskeyWire, PasskeyOptionsWire, PasskeyWire } from '@fathom/contract/account'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'

export const maySupportPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** The server creates a challenge, the browser asks the person, and the server stores the public key. */
export async function makePasskey({ http }: Pick<Calls, 'http'>): Promise<PasskeyWire> {
  const [options, { startRegistration }] = await Promise.all([
    http.post<PasskeyOptionsWire>('auth', 'passkeys/options'),
    import('@simplewebauthn/browser'),
  ])
  // The server creates the options with the same library; the contract passes them through untyped.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { response, ...answer } = await startRegistration({ optionsJSON })
  const body: AddPasskeyWire = { response: { ...answer, type: 'public-key', response: { ...response } } }
  return http.post<PasskeyWire>('auth', 'passkeys', { body })
}

const NAMES: Readonly<Record<string, 'cancelled' | 'known' | 'tooMany'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  'passkey-known': 'known',
  'too-many-passkeys': 'tooMany',
}

/** Why no passkey was created, in cases where a retry wouldn't help. */
export function refusalOf(error: unknown): 'cancelled' | 'known' | 'tooMany' | undefined {
  if (error instanceof CallFailed) return NAMES[error.problem ?? '']
  return error instanceof Error ? NAMES[error.name] : undefined
}
