import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCataloguesFolder, messageTypes } from '@fathom/locales/catalogues'

/**
 * Writes the message types from en-US; with `check` it only reports whether the existing ones are current.
 */
export function generateMessages({ check = false }: { check?: boolean } = {}): string[] {
  const folder = findCataloguesFolder()
  const file = join(folder, 'src', 'messages.generated.ts')
  const wanted = messageTypes(folder)
  if (read(file) === wanted) return []
  if (check) return ['packages/locales/src/messages.generated.ts is stale: run npm run generate']
  writeFileSync(file, wanted)
  return []
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (process.argv[1] === import.meta.filename) {
  const problems = generateMessages({ check: process.argv.includes('--check') })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
