import type { AddPasskeyWire, PasskeyOptionsWire, PasskeyWire } from '@fathom/contract/account'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Calls } from '../../../../shared/calls.tsx'

export const maySupportPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** The server asks, the browser answers for the person, the server keeps the public half. */
export async function makePasskey({ http }: Pick<Calls, 'http'>): Promise<PasskeyWire> {
  const [options, { startRegistration }] = await Promise.all([
    http.post<PasskeyOptionsWire>('auth', 'passkeys/options'),
    import('@simplewebauthn/browser'),
  ])
  // The server writes them with the same library; the contract only passes them on.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { response, ...answer } = await startRegistration({ optionsJSON })
  const body: AddPasskeyWire = { response: { ...answer, type: 'public-key', response: { ...response } } }
  return http.post<PasskeyWire>('auth', 'passkeys', { body })
}

/** Why none was made, where that is nobody's fault. */
export function refusalOfBrowser(error: unknown): 'cancelled' | 'known' | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : undefined
}
