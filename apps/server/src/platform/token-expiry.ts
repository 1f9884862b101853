/**
 * The expiry of a bearer, in milliseconds since 1970. The bearer is already verified; this only reads the
 * expiry.
 */
export function findExpiry(token: string): number | undefined {
  const [, payload = ''] = token.split('.')
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    // A bearer that isn't a JWT has no expiry.
    return undefined
  }
}
