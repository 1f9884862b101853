import { interactionPolicy } from 'oidc-provider'
import type { Accounts } from '../ports.ts'
import { hasSecondFactor, SECOND_FACTOR_ACR, STAFF } from '../steps/methods.ts'

export const NO_SECOND_FACTOR = 'no_second_factor'

/** Staff who are signed in with a password alone are asked for more when a client needs a second factor. */
export function signInPolicy(accounts: Pick<Accounts, 'findBySub'>): interactionPolicy.DefaultPolicy {
  const { base, Check } = interactionPolicy
  const policy = base()
  policy.get('login')?.checks.add(
    new Check(NO_SECOND_FACTOR, 'a second factor is required', async ({ oidc }) => {
      const wanted = String(oidc.params?.acr_values ?? '').split(' ')
      const { accountId, amr } = oidc.session ?? {}
      if (!wanted.includes(SECOND_FACTOR_ACR) || !accountId || hasSecondFactor(amr))
        return Check.NO_NEED_TO_PROMPT
      const account = await accounts.findBySub(accountId)
      return account?.affiliateType === STAFF ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}
