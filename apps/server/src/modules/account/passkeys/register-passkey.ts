import type { AddPasskeyWire, PasskeyWire } from '@fathom/contract/account'
import { freePasskeyName } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Problem } from '../../../platform/problem.ts'
import { type AccountDeps, mustBeManagedHere } from '../account.deps.ts'
import { lockAccount } from '../account.store.ts'
import { mustBeFresh } from '../authentication/must-be-fresh.ts'
import { sendLetter } from '../letters.ts'
import { keepChallenge, takeChallenge } from './challenge.store.ts'
import { insertPasskey, listPasskeys, type NewPasskey, shownPasskey } from './passkey.store.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'

const MOST_PASSKEYS = 20

const holderOf = ({ affiliateId }: User) => `person ${affiliateId}`

/** Asks the browser for a discoverable key, so that signing in needs no user name. */
export async function passkeyOptions(deps: AccountDeps, caller: User, cookie: string | undefined) {
  mustBeManagedHere(deps)
  await mustBeFresh(deps, caller, cookie)
  const known = await listPasskeys(deps.db, caller.affiliateId)
  if (known.length >= MOST_PASSKEYS) throw new Problem('too-many-passkeys', 422)
  const { id, name } = relyingParty(deps)
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(caller.sub),
    userName: caller.email,
    userDisplayName: `${caller.givenName} ${caller.familyName}`.trim(),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps.db, options.challenge, holderOf(caller), deps.clock.now())
  return options
}

export async function addPasskey(
  deps: AccountDeps,
  caller: User,
  { name, response }: AddPasskeyWire,
  device: string,
  cookie: string | undefined,
): Promise<PasskeyWire> {
  mustBeManagedHere(deps)
  await mustBeFresh(deps, caller, cookie)
  const made = await verified(deps, caller, response as unknown as RegistrationResponseJSON)
  return deps.db.transaction(async (tx) => {
    await lockAccount(tx, caller.affiliateId)
    const taken = (await listPasskeys(tx, caller.affiliateId)).map((each) => each.name)
    const free = freePasskeyName(name ?? device, taken)
    const added = await insertPasskey(tx, { ...made, name: free, now: deps.clock.now() })
    if (!added) throw new Problem('passkey-known', 409)
    await sendLetter(deps, tx, caller.affiliateId, 'passkeyAdded')
    return shownPasskey(added)
  })
}

async function verified(
  deps: AccountDeps,
  caller: User,
  response: RegistrationResponseJSON,
): Promise<Omit<NewPasskey, 'name' | 'now'>> {
  const { id, origin } = relyingParty(deps)
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(deps.db, challenge, holderOf(caller), deps.clock.now()),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error) => {
    deps.log.info({ err: error }, 'could not register a passkey')
    throw new Problem('passkey-refused', 422)
  })
  if (!made) throw new Problem('passkey-refused', 422)
  return {
    affiliateId: caller.affiliateId,
    credentialId: made.credential.id,
    publicKey: made.credential.publicKey,
    counter: made.credential.counter,
    transports: made.credential.transports ?? [],
    isSynced: made.credentialBackedUp,
  }
}
