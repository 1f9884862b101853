import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The server's own folder, the same for the source and for the bundle in `dist`. */
export function serverFolder(): string {
  return above(dirname(fileURLToPath(import.meta.url)), '@fathom/server')
}

/** The root of the checkout, which contains the build's version (CO-09). */
export function checkoutFolder(): string {
  return above(serverFolder(), 'fathom')
}

function above(folder: string, name: string): string {
  const manifest = join(folder, 'package.json')
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === name) return folder
  if (dirname(folder) === folder) throw new Error(`no package ${name} above the running file`)
  return above(dirname(folder), name)
}
