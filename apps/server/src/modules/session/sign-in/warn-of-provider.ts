import { reasonOf } from '../../../platform/reason-of.ts'
import type { SessionDeps } from '../session.deps.ts'

/**
 * If an external provider is down at startup, each sign-in tries again; the operator should still know about
 * it.
 */
export async function warnOfProvider({
  config,
  log,
  provider,
}: Pick<SessionDeps, 'config' | 'log' | 'provider'>): Promise<void> {
  await provider
    .discover()
    .catch((error) =>
      log.warn(
        `OIDC_ISSUER cannot be used (${config.oidc.issuer}): ${reasonOf(error)}; the next sign-in tries it again`,
      ),
    )
}
