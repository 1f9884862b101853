import type {
  AuthenticatedWire,
  AuthenticateWire,
  AuthenticationWaysWire,
  PasskeyAnswerWire,
} from '@fathom/contract/account'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { type AccountDeps, mustBeManagedHere } from '../account.deps.ts'
import { listPasskeys } from '../passkeys/passkey.store.ts'
import { passkeysOn } from '../passkeys/sign-in-by-passkey.ts'
import { mustKnowPassword } from './must-know-password.ts'

const stepOf = ({ affiliateId }: User) => `again ${affiliateId}`

/** Says nothing else about the person: also someone asks who was handed the device (TS-06). */
export async function listWays({ db, config }: AccountDeps, caller: User): Promise<AuthenticationWaysWire> {
  if (config.oidc.issuer) return { isManagedElsewhere: true, hasPasskey: false }
  return { isManagedElsewhere: false, hasPasskey: (await listPasskeys(db, caller.affiliateId)).length > 0 }
}

export function authenticationOptions(deps: AccountDeps, caller: User): Promise<object> {
  mustBeManagedHere(deps)
  return passkeysOn(deps).options(stepOf(caller))
}

/** The caller proves again who they are, in the browser of this cookie (TS-17). */
export async function authenticate(
  deps: AccountDeps,
  caller: User,
  proof: AuthenticateWire,
  cookie: string | undefined,
): Promise<AuthenticatedWire> {
  mustBeManagedHere(deps)
  if ('password' in proof) await mustKnowPassword(deps, caller, proof.password)
  else await mustHavePasskey(deps, caller, proof.response)
  const until = await deps.sessions.markAuthenticated(caller, cookie)
  return { until: until.toISOString() }
}

export async function mustHavePasskey(
  deps: AccountDeps,
  caller: User,
  response: PasskeyAnswerWire,
): Promise<void> {
  const owner = await passkeysOn(deps).findOwner(stepOf(caller), response)
  if (owner?.affiliateId !== caller.affiliateId)
    throw new Problem('passkey-refused', 422, { securityEvent: 'identity-check-failed' })
}
