import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushKeys } from './push-request.ts'

/** The receiving side of RFC 8291: a browser with its own keys, which decrypts what was encrypted for it. */
export type Browser = { keys: PushKeys; decrypt(body: Buffer): string }

export function aBrowser(given?: { privateKey: string; auth: string }): Browser {
  const pair = createECDH('prime256v1')
  if (given) pair.setPrivateKey(given.privateKey, 'base64url')
  else pair.generateKeys()
  const auth = given ? Buffer.from(given.auth, 'base64url') : randomBytes(16)
  const ours = pair.getPublicKey()
  return {
    keys: { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') },
    decrypt: (body) => {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const theirs = body.subarray(21, 21 + length)
      const sealed = body.subarray(21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs])
      const secret = hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32)
      const derive = (label: string, bytes: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${label}\0`), bytes),
        )
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}
