import { createHash } from 'node:crypto'
import type { Config } from '../config/index.ts'

/** The Message-ID of the mail that has these parts, the same for each attempt. */
export function messageIdOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  ...parts: readonly (string | number)[]
): string {
  const name = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)
  return `<${name}@${new URL(publicUrl).hostname}>`
}
