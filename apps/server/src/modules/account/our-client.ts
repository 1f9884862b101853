import { Problem } from '../../platform/problem.ts'
import type { AccountDeps } from './account.deps.ts'

/** The calls of spec §7 name their client; there is only one. */
export function mustBeOurClient({ config }: Pick<AccountDeps, 'config'>, clientId: string): void {
  if (clientId !== config.oidc.clientId) throw new Problem('unknown-client', 422)
}
