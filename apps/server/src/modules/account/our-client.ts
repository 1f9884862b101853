import { Problem } from '../../platform/problem.ts'
import type { AccountHouse } from './account.house.ts'

/** The calls of spec §7 name the client that makes them; there is one. */
export function mustBeOurClient({ config }: Pick<AccountHouse, 'config'>, clientId: string): void {
  if (clientId !== config.oidc.clientId) throw new Problem('unknown-client', 422)
}
