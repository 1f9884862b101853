const nested = (levels: number): unknown => {
  let value: unknown = []
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** What people who want to break the server send. Any of them, in any field. */
export const HOSTILE_VALUES: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '',
  ' ',
  '\u200b\u202eabc\u2066',
  'x'.repeat(5000),
  'é'.repeat(300_000),
  '💧'.repeat(500),
  -1,
  0,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  1e308,
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '-0',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  true,
  null,
  [],
  {},
  [null],
  nested(40),
  nested(3000),
  '2024-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '275760-09-13',
  '-000001-01-01',
  "'; drop table account; --",
  '%00%ff%',
  '../../../../etc/passwd',
  '{{1+1}}<script>',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'constructor',
  '__proto__',
  'en-US-x-lvariant-POSIX',
  'Z'.repeat(35),
]

/** Bodies that are none, with their content type. */
export const BROKEN_BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"\\u0000"'],
  ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', 'x'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'a=%00&b=%ff'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx'],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data\r\n\r\n\0\r\n--b--\r\n'],
  ['multipart/form-data; boundary=b', '--b--'],
  ['application/octet-stream', '\0\0\0'],
  ['application/zip', 'PK\x03\x04'],
  ['nonsense', 'x'],
]

/** Documents for a graph that are none, or heavier than any. */
export const BROKEN_DOCUMENTS: readonly unknown[] = [
  '{'.repeat(6000),
  '{ a '.repeat(4000),
  `{ a(b: ${'['.repeat(9000)}${']'.repeat(9000)}) }`,
  '{ __typename(a: "\\u0000") }',
  '{ __typename @include(if: "\\uD800") }',
  'query A { __typename } query B { __typename }',
  'fragment A on Query { ...A } { ...A }',
  'subscription { a b }',
  '{ __schema { types { fields { type { fields { name } } } } } }',
  '',
  '\0',
  null,
  7,
  ['{ __typename }'],
  { a: 1 },
]

/** Small, fast and the same everywhere: a run can be repeated from its seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
