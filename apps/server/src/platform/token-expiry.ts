/** When a bearer expires, in milliseconds since 1970. It was verified already; only its expiry is read here. */
export function findExpiry(token: string): number | undefined {
  const [, payload = ''] = token.split('.')
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    // A bearer that is no JWT tells no expiry.
    return undefined
  }
}
