import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** en-US has a translator note with each text; the other locales contain only the text. */
type Entry = string | { text: string; note?: string }

/** Works from the sources and from the server's bundle, which runs inside the same checkout. */
export function findCataloguesFolder(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidates = [folder, join(folder, 'packages', 'locales')]
    const found = candidates.find((candidate) => existsSync(join(candidate, 'en-US')))
    if (found) return found
    if (dirname(folder) === folder) throw new Error(`no packages/locales folder above ${from}`)
  }
}

export function listAreas(folder: string, tag: string): string[] {
  if (!existsSync(join(folder, tag))) return []
  return readdirSync(join(folder, tag))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
}

export function areaFile(folder: string, tag: string, area: string): string {
  return join(folder, tag, `${area}.json`)
}

/** The texts of one area as the translator wrote them; empty if the area isn't translated yet. */
export function readArea(folder: string, tag: string, area: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readEntries(folder, tag, area)).map(([key, entry]) => [
      key,
      typeof entry === 'string' ? entry : entry.text,
    ]),
  )
}

/** The notes for translators on each text; only en-US has them. */
export function readNotes(folder: string, tag: string, area: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readEntries(folder, tag, area)).flatMap(([key, entry]) =>
      typeof entry === 'object' && entry.note ? [[key, entry.note]] : [],
    ),
  )
}

function readEntries(folder: string, tag: string, area: string): Record<string, Entry> {
  const file = areaFile(folder, tag, area)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
