const encode = (part: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A token as the provider issues it, for tests; nothing here checks its signature. */
export function anIdToken(claims: Readonly<Record<string, unknown>> = {}): string {
  const diver = {
    sub: 'ines',
    affiliate_id: 100001,
    affiliate_type_id: 1,
    given_name: 'Ines',
    family_name: 'Marin',
    birthdate: '1990-01-01',
  }
  return [encode({ alg: 'ES256' }), encode({ ...diver, ...claims }), 'signature'].join('.')
}
