import type { ClientScope } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { findClient, noteUse } from './client.store.ts'

type Used = Pick<IntegrationsDeps, 'db' | 'clock' | 'findClientToken'>

/**
 * The client behind a token, if both its token and the client itself have the scope now: what staff take away
 * ends at once, not with the token.
 */
export async function authorizeClient(
  { db, clock, findClientToken }: Used,
  token: string,
  scope: ClientScope,
): Promise<{ clientId: string; name: string }> {
  const found = await findClientToken?.(token)
  const client = found && (await findClient(db, found.clientId))
  const isOpen = found && client && client.withdrawnAt === null && found.issuedAt >= client.tokensFrom
  if (!isOpen) throw new Problem('unauthenticated', 401)
  if (!found.scopes.includes(scope) || !client.scopes.includes(scope))
    throw new Problem('scope-missing', 403, {
      errors: [`The token lacks the scope ${scope}.`],
      extra: { scope },
    })
  await noteUse(db, client.id, clock.now())
  return { clientId: client.id, name: client.name }
}
