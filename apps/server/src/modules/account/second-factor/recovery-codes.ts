import { createHmac, randomBytes } from 'node:crypto'
import type { SecretBox } from '../../../platform/secret-box.ts'

const COUNT = 10

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12

/** Codes such as `k3tf-9wqm-x7ha`, of 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(LENGTH * 4)].filter((byte) => byte < ALPHABET.length * 8)
    const code = letters.slice(0, LENGTH).map((byte) => ALPHABET[byte % ALPHABET.length])
    return code.join('').replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** The database alone doesn't tell the codes, and neither does trying them all against it. */
export function hashRecoveryCode({ keyFor }: Pick<SecretBox, 'keyFor'>, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHmac('sha256', keyFor('recovery codes')).update(plain).digest()
}
