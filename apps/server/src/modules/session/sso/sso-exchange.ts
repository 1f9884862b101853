import type { SsoExchangeWire, SsoPersonWire } from '@fathom/contract/session'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { hashOf, newSecret } from '../sessions/session-cookie.ts'
import { insertSsoCode, takeSsoCode } from './sso.store.ts'

const CODE_SECONDS = 60
const PURPOSE = 'single sign-on code'

/** Adds a code to the registered address, for the site behind it (CA-07). Unregistered addresses get none. */
export async function exchangeSso(
  deps: SessionDeps,
  caller: User,
  input: SsoExchangeWire,
): Promise<{ redirectUri: string }> {
  const target = deps.config.ssoTargets.find(
    ({ clientId, redirectUri }) => clientId === input.clientId && redirectUri === input.redirectUri,
  )
  if (!target) throw new Problem('unknown-target', 422)
  const code = newSecret()
  await insertSsoCode(deps.db, {
    codeHash: hashOf(code),
    clientId: target.clientId,
    sealed: deps.secrets.seal(JSON.stringify(personOf(caller, input.extraData ?? null)), PURPOSE),
    expiresAt: new Date(deps.clock.now().getTime() + CODE_SECONDS * 1000),
  })
  const to = new URL(target.redirectUri)
  to.searchParams.set('code', code)
  return { redirectUri: to.href }
}

/** The person that the code was made for. A refusal doesn't say what was wrong. */
export async function redeemSso(deps: SessionDeps, clientId: string, code: string): Promise<SsoPersonWire> {
  const sealed = await takeSsoCode(deps.db, hashOf(code), clientId, deps.clock.now())
  if (!sealed) throw new Problem('invalid-code', 400)
  return JSON.parse(deps.secrets.open(sealed, PURPOSE))
}

function personOf(caller: User, extraData: string | null): SsoPersonWire {
  return {
    sub: caller.sub,
    affiliateId: caller.affiliateId,
    affiliateTypeId: caller.affiliateType,
    globalUuid: caller.globalUuid,
    email: caller.email,
    givenName: caller.givenName,
    familyName: caller.familyName,
    locale: caller.language,
    extraData,
  }
}
