import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFontFiles, lookStylesheet } from '@fathom/look/files.ts'
import { ownFolder } from '../source/read-course.ts'

/**
 * Changes whenever what the courses are built from does: text, drawings, styles, fonts and the code that builds. In the
 * server's bundle the code is the file that this runs in.
 */
export function digestOfSources(): string {
  const hash = createHash('sha256').update(lookStylesheet('fonts/'))
  for (const [name, path] of listFontFiles()) hash.update(`${name} ${statSync(path).size}\n`)
  hash.update(readFileSync(import.meta.filename))
  const folder = ownFolder()
  for (const path of listFiles(folder)) hash.update(`${relative(folder, path)}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
