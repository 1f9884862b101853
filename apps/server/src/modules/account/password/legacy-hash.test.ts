import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isLegacyHash, isLegacyPassword } from './legacy-hash.ts'
import { hashPassword } from './password-hash.ts'

/** The format of ASP.NET Identity: marker, digest, rounds, salt length, salt, key. */
function identity3(password: string, digest: 'sha1' | 'sha256' | 'sha512', rounds: number): string {
  const salt = randomBytes(16)
  const header = Buffer.alloc(13)
  header[0] = 1
  header.writeUInt32BE(['sha1', 'sha256', 'sha512'].indexOf(digest), 1)
  header.writeUInt32BE(rounds, 5)
  header.writeUInt32BE(salt.length, 9)
  return Buffer.concat([header, salt, pbkdf2Sync(password, salt, rounds, 32, digest)]).toString('base64')
}

function identity2(password: string): string {
  const salt = randomBytes(16)
  return Buffer.concat([Buffer.of(0), salt, pbkdf2Sync(password, salt, 1000, 32, 'sha1')]).toString('base64')
}

function salted(password: string, name: string, digest: string): string {
  const salt = randomBytes(8)
  const sum = createHash(digest).update(password).update(salt).digest()
  return `{${name}}${Buffer.concat([sum, salt]).toString('base64')}`
}

test.each([
  ['ASP.NET Identity 3, SHA-256', identity3('Old1234', 'sha256', 10_000)],
  ['ASP.NET Identity 3, SHA-512', identity3('Old1234', 'sha512', 100_000)],
  ['ASP.NET Identity 2', identity2('Old1234')],
  ['salted SHA-1', salted('Old1234', 'SSHA', 'sha1')],
  ['salted SHA-256', salted('Old1234', 'SSHA256', 'sha256')],
])('%s is recognized, and accepts only the right password', async (_name, hash) => {
  expect(isLegacyHash(hash)).toBe(true)
  expect(await isLegacyPassword('Old1234', hash)).toBe(true)
  expect(await isLegacyPassword('old1234', hash)).toBe(false)
})

// A published example from RFC 2307 directories: the password is testing123.
test('a hash made by another program can be read', async () => {
  expect(await isLegacyPassword('testing123', '{SSHA}0c0blFTXXNuAMHECS4uxrj3ZieMoWImr')).toBe(true)
})

test("our own hashes aren't legacy ones, and a broken hash matches nothing", async () => {
  expect(isLegacyHash(await hashPassword('Old1234'))).toBe(false)
  const cut = identity3('Old1234', 'sha256', 10_000).slice(0, 60)
  expect(await isLegacyPassword('Old1234', cut)).toBe(false)
  expect(await isLegacyPassword('Old1234', Buffer.alloc(61, 1).toString('base64'))).toBe(false)
})
