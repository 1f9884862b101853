import { Problem } from '../../platform/problem.ts'
import type { AccountDeps } from './account.deps.ts'

/** The calls of spec §7 name the client that makes them; there is one. */
export function mustBeOurClient({ config }: Pick<AccountDeps, 'config'>, clientId: string): void {
  if (clientId !== config.oidc.clientId) throw new Problem('unknown-client', 422)
}
