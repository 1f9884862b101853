import { createHmac } from 'node:crypto'
import { canonicalText } from '@fathom/domain/forms'
import type { SecretBox } from '../../platform/secret-box.ts'

const CONTENT = 'forms.content'
const HASH = 'forms.hash'

/** Nobody who reads the database can read this, and nobody who lacks SECRET_KEY can write it. */
export const sealContent = (secrets: SecretBox, content: unknown): string =>
  secrets.seal(JSON.stringify(content), CONTENT)

export const openContent = <T>(secrets: SecretBox, sealed: string): T =>
  JSON.parse(secrets.open(sealed, CONTENT)) as T

/** A hash with a key: it tells whether something changed, and lets nobody try out answers. */
export const hashOf = (secrets: SecretBox, content: unknown): string =>
  createHmac('sha256', secrets.keyFor(HASH)).update(canonicalText(content)).digest('base64url')
