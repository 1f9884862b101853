import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30

/** The settings that every authenticator app knows: SHA-1, six digits, thirty seconds. */
function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Fathom', label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) })
}

export function newKey(label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, label).toString() }
}

/**
 * The number of the half-minute that the code belongs to; undefined for a wrong code. The clock of a phone may
 * be half a minute off.
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

export const codeAt = (secret: string, now: Date) => totpOf(secret).generate({ timestamp: now.getTime() })
