import type { Passkeys } from '@fathom/identity'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { findAccount } from '../account.store.ts'
import { keepChallenge, takeChallenge } from './challenge.store.ts'
import { findPasskeyByCredential, type Passkey, touchPasskey } from './passkey.store.ts'
import { type PasskeyDeps, relyingParty } from './relying-party.ts'

const holderOf = (step: string) => `sign-in ${step}`

/** The second way to sign in: the account service shows the button, this module verifies the keys. */
export function passkeysOn(deps: PasskeyDeps): Pick<Passkeys, 'options' | 'findOwner'> {
  return {
    async options(step) {
      const { id } = relyingParty(deps)
      const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'required' })
      await keepChallenge(deps.db, options.challenge, holderOf(step), deps.clock.now())
      return options
    },
    async findOwner(step, response) {
      if (!isResponse(response)) return undefined
      const passkey = await findPasskeyByCredential(deps.db, response.id)
      if (!passkey || !(await isAnswered(deps, step, response, passkey))) return undefined
      return findAccount(deps.db, passkey.affiliateId)
    },
  }
}

/**
 * Whether the key signed this sign-in's own challenge, its owner was verified, and its counter shows it is no
 * copy.
 */
async function isAnswered(
  deps: PasskeyDeps,
  step: string,
  response: AuthenticationResponseJSON,
  passkey: Passkey,
): Promise<boolean> {
  const { id, origin } = relyingParty(deps)
  const now = deps.clock.now()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(deps.db, challenge, holderOf(step), now),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return (
      verified && touchPasskey(deps.db, passkey, { counter: newCounter, isSynced: credentialBackedUp, now })
    )
  } catch (error) {
    deps.log.info({ err: error }, 'sign-in with a passkey failed')
    return false
  }
}

function isResponse(value: unknown): value is AuthenticationResponseJSON {
  const sent = value as Partial<AuthenticationResponseJSON> | null
  return (
    typeof sent?.id === 'string' &&
    !sent.id.includes('\u0000') &&
    typeof sent.response?.clientDataJSON === 'string' &&
    typeof sent.response.authenticatorData === 'string' &&
    typeof sent.response.signature === 'string'
  )
}
