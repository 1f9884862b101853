import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { StartProblem } from '../../start-problem.ts'
import { createByteReader, EndedEarly } from './byte-reader.ts'
import { damaged } from './tar.ts'

export const MAGIC = Buffer.from('FATHOM BACKUP 1\n')

const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 16
const KEY_BYTES = 32
const TAG_BYTES = 16
const FRAME_BYTES = 1024 * 1024

/** A guess of the passphrase takes 128 MB and about half a second. */
const SCRYPT = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/**
 * The header (magic, salt, proof of the passphrase), then frames of length, ciphertext and tag. A frame's
 * nonce is its number and whether it's the last one, so frames can't be moved, left out or cut off.
 */
export async function* encrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const { key, proof } = await keysOf(passphrase, salt)
  yield Buffer.concat([MAGIC, salt, proof])
  const reader = createByteReader(framed(source))
  let number = 0
  for (let isLast = false; !isLast; number += 1) {
    const length = Number((await reader.take(4)).readUInt32BE())
    const bytes = await reader.take(length)
    isLast = await reader.isAtEnd()
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast))
    const body = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    yield Buffer.concat([uint32(body.length), body])
  }
}

/** Groups a stream of any chunks into frames with their length in front. */
async function* framed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + FRAME_BYTES - length)
      waiting.push(part)
      length += part.length
      at += part.length
      if (length < FRAME_BYTES) continue
      yield Buffer.concat([uint32(length), ...waiting])
      waiting = []
      length = 0
    }
  }
  yield Buffer.concat([uint32(length), ...waiting])
}

/** Decrypts what `encrypted` wrote. */
export async function* decrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = createByteReader(source)
  try {
    await reader.take(MAGIC.length)
    const { key, proof } = await keysOf(passphrase, await reader.take(SALT_BYTES))
    if (!timingSafeEqual(proof, await reader.take(KEY_BYTES)))
      throw new StartProblem('BACKUP_PASSPHRASE is not the one that the archive was encrypted with')
    let number = 0
    for (let isLast = false; !isLast; number += 1) {
      const length = (await reader.take(4)).readUInt32BE()
      if (length < TAG_BYTES || length > FRAME_BYTES + TAG_BYTES) throw damaged(`its part ${number + 1}`)
      const body = await reader.take(length)
      isLast = await reader.isAtEnd()
      yield openFrame(key, number, isLast, body)
    }
  } catch (error) {
    throw error instanceof EndedEarly ? damaged('it ends too early') : error
  }
}

function openFrame(key: Buffer, number: number, isLast: boolean, body: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast)).setAuthTag(
    body.subarray(-TAG_BYTES),
  )
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw damaged(isLast ? 'its end' : `its part ${number + 1}`)
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0)
  nonce.writeUIntBE(number, 6, 6)
  return nonce
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

async function keysOf(passphrase: string, salt: Buffer) {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, SCRYPT, (error, made) =>
    error ? reject(error) : resolve(made),
  )
  const secret = await promise
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES))
  return { key: derive('backup content'), proof: derive('backup passphrase') }
}
