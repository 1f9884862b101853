import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts data that must not be readable in the database. Text sealed for one purpose can't be opened for
 * another.
 */
export type SecretBox = {
  seal(text: string, purpose: string): string
  /** Throws when the text was changed, or sealed for another purpose or with another SECRET_KEY. */
  open(sealed: string, purpose: string): string
  /** Derives a 32-byte key for a separate purpose, such as signing. */
  keyFor(purpose: string): Buffer
}

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

export function createSecretBox(secretKey: string): SecretBox {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, 'fathom', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  return {
    keyFor,
    seal: (text, purpose) => seal(text, purpose, keyFor(purpose)),
    open: (sealed, purpose) => open(sealed, purpose, keyFor(purpose)),
  }
}

function seal(text: string, purpose: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose))
  const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${body.toString('base64url')}`
}

function open(sealed: string, purpose: string, key: Buffer): string {
  const [version, encoded] = sealed.split('.')
  const body = Buffer.from(encoded ?? '', 'base64url')
  if (version !== VERSION || body.length < IV_BYTES + TAG_BYTES) throw new Error('not a sealed value')
  const decipher = createDecipheriv(CIPHER, key, body.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(body.subarray(-TAG_BYTES))
  return decipher.update(body.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
