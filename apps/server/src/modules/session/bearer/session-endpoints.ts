import type { Platform } from '../../../platform/platform.ts'

const BASE = '/api/auth/session'

/** The settings that the client and the embedded provider must agree on. */
export function sessionEndpoints({ config, secrets }: Pick<Platform, 'config' | 'secrets'>) {
  const callbackPath = `${BASE}/callback`
  return {
    signInUrl: `${BASE}/sign-in`,
    callbackPath,
    callbackUrl: new URL(callbackPath, config.publicUrl).href,
    clientSecret: config.oidc.clientSecret ?? secrets.keyFor('portal client').toString('base64url'),
  }
}
