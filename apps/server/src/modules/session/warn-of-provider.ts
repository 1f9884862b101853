import { reasonOf } from '../../platform/reason-of.ts'
import type { SessionDeps } from './session.deps.ts'

/** An outside provider that is away at the start is asked again at each sign-in; whoever starts us should know of it. */
export async function warnOfProvider({
  config,
  log,
  provider,
}: Pick<SessionDeps, 'config' | 'log' | 'provider'>): Promise<void> {
  await provider
    .discover()
    .catch((error) =>
      log.warn(
        `OIDC_ISSUER cannot be used (${config.oidc.issuer}): ${reasonOf(error)}; it is asked again at the next sign-in`,
      ),
    )
}
