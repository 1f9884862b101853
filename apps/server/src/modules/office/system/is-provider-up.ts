import { cached } from '../../../platform/cached.ts'
import type { Config } from '../../../platform/config/index.ts'

const FRESH_SECONDS = 60
const ANSWER_WITHIN_MS = 3000

const checks = new Map<string, () => Promise<boolean>>()

/** Whether people can sign in. Our own provider is part of the process. */
export async function isProviderUp({ oidc: { issuer } }: Pick<Config, 'oidc'>): Promise<boolean> {
  if (issuer === undefined) return true
  const check = checks.get(issuer) ?? cached(() => ask(issuer), FRESH_SECONDS)
  checks.set(issuer, check)
  return check()
}

const ask = (issuer: string): Promise<boolean> =>
  fetch(`${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.ok
    },
    () => false,
  )
