import { createHmac } from 'node:crypto'
import type { SecretBox } from '../../../platform/secret-box.ts'

const PURPOSE = 'forms.link'

/**
 * The token of a link, computed when we mail it. It's stored nowhere, not even in the job that sends it, and
 * a reminder carries the same one.
 */
export const linkToken = ({ secrets }: { secrets: Pick<SecretBox, 'keyFor'> }, id: string): string =>
  createHmac('sha256', secrets.keyFor(PURPOSE)).update(id).digest('base64url')
