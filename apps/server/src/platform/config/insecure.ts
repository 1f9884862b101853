import type { Variables } from './schema.ts'

type Fault = { variable: string; reason: string }

/** Values that production must not run with (design, configuration). */
export function insecureValues(values: Variables): Fault[] {
  const faults: (Fault | false)[] = [
    !values.SECRET_KEY && { variable: 'SECRET_KEY', reason: 'must be set in production' },
    !values.PUBLIC_URL && { variable: 'PUBLIC_URL', reason: 'must be set in production' },
    isOpenHttp(values.PUBLIC_URL) && { variable: 'PUBLIC_URL', reason: 'must be https in production' },
    isOpenHttp(values.CONTENT_URL) && { variable: 'CONTENT_URL', reason: 'must be https in production' },
    isOpenHttp(values.OIDC_ISSUER) && { variable: 'OIDC_ISSUER', reason: 'must be https in production' },
    (values.SSO_TARGETS ?? []).some(({ redirectUri }) => isOpenHttp(redirectUri)) && {
      variable: 'SSO_TARGETS',
      reason: 'must name https addresses in production',
    },
    values.PUSH_LOCAL && { variable: 'PUSH_LOCAL', reason: 'must be off in production' },
    values.WEBHOOK_LOCAL && { variable: 'WEBHOOK_LOCAL', reason: 'must be off in production' },
    values.REGISTRATION_CODE_BYPASS && {
      variable: 'REGISTRATION_CODE_BYPASS',
      reason: 'must be off in production',
    },
  ]
  return faults.filter((fault) => fault !== false)
}

/** Combinations that are invalid in any environment. */
export function contradictions(values: Variables): Fault[] {
  const faults: (Fault | false)[] = [
    Boolean(values.OIDC_ISSUER) &&
      !values.OIDC_CLIENT_SECRET && {
        variable: 'OIDC_CLIENT_SECRET',
        reason: 'must be set when OIDC_ISSUER is',
      },
    Boolean(values.SYNC_QUEUE_URL) &&
      !values.SYNC_QUEUE_KEY && {
        variable: 'SYNC_QUEUE_KEY',
        reason: 'must be set when SYNC_QUEUE_URL is',
      },
    Boolean(values.DATABASE_DIRECT_URL) &&
      !values.DATABASE_URL && {
        variable: 'DATABASE_URL',
        reason: 'must be set when DATABASE_DIRECT_URL is',
      },
    values.CONTENT_PORT === values.PORT && {
      variable: 'CONTENT_PORT',
      reason: 'must be another port than PORT: course packages may not act as the portal',
    },
    values.CONTENT_URL !== undefined &&
      values.CONTENT_URL === (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`) && {
        variable: 'CONTENT_URL',
        reason: 'must be another origin than PUBLIC_URL: course packages may not act as the portal',
      },
  ]
  return faults.filter((fault) => fault !== false)
}

function isLocal(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/.test(new URL(address).hostname)
}

function isOpenHttp(address: string | undefined): boolean {
  return address?.startsWith('http:') === true && !isLocal(address)
}
