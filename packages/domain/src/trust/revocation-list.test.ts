import { expect, test } from 'vitest'
import { anIssuer, checkSignature } from './an-issuer.fixture.ts'
import { encodeCbor } from './cbor.ts'
import { newerList, openRevocationList } from './issuer.ts'
import { readRevocationList, writeRevocationList } from './revocation-list.ts'

const fathom = await anIssuer()
const open = (bytes: Uint8Array<ArrayBuffer>, issuer = fathom.issuer) =>
  openRevocationList(bytes, issuer, checkSignature)

test('a list comes back as it was signed, however far apart its indexes are', async () => {
  const revoked = new Set([0, 1, 127, 128, 129, 20_000, 2_000_000_000, 9_000_000_000])
  const list = fathom.aList({ revoked, revokedKeys: ['00'.repeat(8)] })
  expect(await open(await fathom.signList(list))).toEqual(list)
})

test('one percent of ten million cards takes less than 200 kilobytes', () => {
  const revoked = new Set(Array.from({ length: 100_000 }, (_, at) => at * 100 + (at % 7)))
  expect(writeRevocationList(fathom.aList({ revoked })).length).toBeLessThan(200_000)
})

test('rejects a list of another issuer, a changed one and one signed by a revoked key', async () => {
  const stranger = await anIssuer()
  expect(await open(await stranger.signList())).toBeUndefined()
  expect(await open(await fathom.signList({ issuer: 'https://other.example.org' }))).toBeUndefined()
  expect(await open(await fathom.signList({ revokedKeys: [fathom.keyId] }))).toBeUndefined()
  const keys = fathom.issuer.keys.map((key) => ({ ...key, isRevoked: true }))
  expect(await open(await fathom.signList(), { ...fathom.issuer, keys })).toBeUndefined()
  const changed = await fathom.signList({ revoked: new Set([5]) })
  changed[changed.length - 80] = (changed[changed.length - 80] ?? 0) ^ 1
  expect(await open(changed)).toBeUndefined()
})

test('rejects bytes that are not a list', () => {
  expect(readRevocationList(encodeCbor('list'))).toBeUndefined()
  expect(readRevocationList(new Uint8Array())).toBeUndefined()
})

test('an older list never replaces a newer one', () => {
  const [older, newer] = [fathom.aList({ signedAt: 1 }), fathom.aList({ signedAt: 2 })]
  expect(newerList(newer, older)).toBe(newer)
  expect(newerList(older, newer)).toBe(newer)
  expect(newerList(newer, undefined)).toBe(newer)
  expect(newerList(undefined, older)).toBe(older)
})
