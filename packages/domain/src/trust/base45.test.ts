import { expect, test } from 'vitest'
import { fromBase45, toBase45 } from './base45.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
])('encodes %s as in RFC 9285', (plain, written) => {
  expect(toBase45(bytes(plain))).toBe(written)
  expect(fromBase45(written)).toEqual(bytes(plain))
})

test('every byte and every pair survives a round trip', () => {
  for (let length = 0; length < 6; length += 1) {
    const some = crypto.getRandomValues(new Uint8Array(length))
    expect(fromBase45(toBase45(some))).toEqual(some)
  }
})

test.each(['A', 'ABCD', 'GGW0', ':::', '::', 'bb8', 'BB8\n', 'ÄB8'])('rejects %j', (text) => {
  expect(fromBase45(text)).toBeUndefined()
})

test('a code never ends in a space, so pasting may trim it', () => {
  const pairs = Array.from({ length: 0x1_0000 }, (_, value) => Uint8Array.of(value >> 8, value & 0xff))
  const singles = Array.from({ length: 0x100 }, (_, value) => Uint8Array.of(value))
  expect([...pairs, ...singles].filter((bytes) => toBase45(bytes).endsWith(' '))).toEqual([])
})
