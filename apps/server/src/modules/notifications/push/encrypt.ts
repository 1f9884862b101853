import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys that a browser gives to its senders, in base64url. */
export type PushKeys = { p256dh: string; auth: string }

const RECORD_BYTES = 4096
const TAG_BYTES = 16
const LAST_RECORD = 2

type Chosen = { salt: Buffer; privateKey: Buffer | undefined }

/**
 * Encrypts for a single browser (RFC 8291 over RFC 8188), so the push service can't read it. Salt and sender
 * key are new each time; only a test may set them.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Chosen = { salt: randomBytes(16), privateKey: undefined },
): Buffer {
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])])
  if (plain.length + TAG_BYTES > RECORD_BYTES) throw new Error('the push message is too long')
  const theirs = Buffer.from(p256dh, 'base64url')
  const sender = createECDH('prime256v1')
  if (privateKey) sender.setPrivateKey(privateKey)
  else sender.generateKeys()
  const ours = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(sender.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  return Buffer.concat([header(salt, ours), cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function header(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
