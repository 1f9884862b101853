import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * The formats of imported accounts. Each is recognizable by its text, so we don't need to record which
 * account has which: `{SSHA}…` and `{SSHA256}…` of RFC 2307 directories, and the base64 of ASP.NET Identity,
 * versions 2 and 3.
 */
const SALTED = /^\{SSHA(?<bits>|256)\}(?<encoded>[A-Za-z0-9+/]+=*)$/
const IDENTITY = /^A[A-Za-z0-9+/]{55,}=*$/

const DIGEST_BYTES = { sha1: 20, sha256: 32 } as const
const IDENTITY_DIGESTS = ['sha1', 'sha256', 'sha512'] as const
const HEADER_BYTES = 13
const KEY_BYTES = 32
const MOST_ITERATIONS = 2_000_000

const derive = promisify(pbkdf2)

export function isLegacyHash(passwordHash: string): boolean {
  return SALTED.test(passwordHash) || IDENTITY.test(passwordHash)
}

export async function isLegacyPassword(password: string, passwordHash: string): Promise<boolean> {
  const salted = SALTED.exec(passwordHash)?.groups
  if (salted) return isSalted(password, salted.bits ? 'sha256' : 'sha1', salted.encoded ?? '')
  const bytes = Buffer.from(passwordHash, 'base64')
  return bytes[0] === 0 ? isIdentity2(password, bytes) : isIdentity3(password, bytes)
}

function isSalted(password: string, digest: keyof typeof DIGEST_BYTES, encoded: string): boolean {
  const bytes = Buffer.from(encoded, 'base64')
  const stored = bytes.subarray(0, DIGEST_BYTES[digest])
  const salt = bytes.subarray(DIGEST_BYTES[digest])
  return isSame(createHash(digest).update(password).update(salt).digest(), stored)
}

/** A zero byte, 16 bytes of salt, 32 bytes of PBKDF2 with SHA-1 in 1000 rounds. */
async function isIdentity2(password: string, bytes: Buffer): Promise<boolean> {
  const stored = bytes.subarray(17)
  return isSame(await derive(password, bytes.subarray(1, 17), 1000, KEY_BYTES, 'sha1'), stored)
}

/** A one byte, then digest, rounds and salt length as big-endian words, the salt, the key. */
async function isIdentity3(password: string, bytes: Buffer): Promise<boolean> {
  if (bytes[0] !== 1 || bytes.length <= HEADER_BYTES) return false
  const digest = IDENTITY_DIGESTS[bytes.readUInt32BE(1)]
  const rounds = bytes.readUInt32BE(5)
  const saltEnd = HEADER_BYTES + bytes.readUInt32BE(9)
  const stored = bytes.subarray(saltEnd)
  if (!digest || rounds < 1 || rounds > MOST_ITERATIONS || stored.length < KEY_BYTES) return false
  const key = await derive(password, bytes.subarray(HEADER_BYTES, saltEnd), rounds, stored.length, digest)
  return isSame(key, stored)
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
