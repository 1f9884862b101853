import { createHmac } from 'node:crypto'
import { canonicalText } from '@fathom/domain/forms'
import type { SecretBox } from '../../platform/secret-box.ts'

const CONTENT = 'forms.content'
const HASH = 'forms.hash'

/** Database access alone isn't enough to read this, and writing it requires SECRET_KEY. */
export const sealContent = (secrets: SecretBox, content: unknown): string =>
  secrets.seal(JSON.stringify(content), CONTENT)

export const openContent = <T>(secrets: SecretBox, sealed: string): T =>
  JSON.parse(secrets.open(sealed, CONTENT)) as T

/** A keyed hash: it detects changes, and nobody can use it to guess answers. */
export const hashOf = (secrets: SecretBox, content: unknown): string =>
  createHmac('sha256', secrets.keyFor(HASH)).update(canonicalText(content)).digest('base64url')
