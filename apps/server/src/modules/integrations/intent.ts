import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Problem } from '../../platform/problem.ts'
import type { SecretBox } from '../../platform/secret-box.ts'

/** CO-01: what one request wants. A repeated request has the same intent, and gets the same secret. */
export type Intent = {
  /** Stored beside the secret that it made; null when a request can't be distinguished from its repetition. */
  hash: Buffer | null
  /** 32 bytes for a purpose that only this server with this intent knows. */
  bytes: (purpose: string) => Buffer
}

/**
 * The bytes need both the key of the request, of which only a hash is stored, and the server's key: neither the
 * database nor a backup of both tells a secret.
 */
export function intentOf(secrets: SecretBox, by: number, key: string | undefined): Intent {
  if (key === undefined) return { hash: null, bytes: () => randomBytes(32) }
  const own = `${by} ${key}`
  return {
    hash: createHash('sha256').update(own).digest(),
    bytes: (purpose) =>
      createHmac('sha256', secrets.keyFor('integration secrets')).update(`${purpose}\n${own}`).digest(),
  }
}

/** Whether the secret of now was made by this request, which came before. */
export const isRepeated = ({ hash }: Intent, made: Buffer | null): boolean =>
  hash !== null && made !== null && hash.equals(made)

/** What a request asks for, to be stored beside its intent. */
export const requestOf = (...asked: unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(asked)).digest()

/** 409 `id-used` when the key came with something else before. */
export function mustBeSame(request: Buffer, made: Buffer | null): void {
  if (!made?.equals(request)) throw new Problem('id-used', 409)
}
