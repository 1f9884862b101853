import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fathom/domain/translations'
import { listAreas, readArea } from '@fathom/locales/catalogues'
import { isCatalogue } from '../areas.ts'
import { messageProblems } from './message-problems.ts'

/** Spec §5 requires every message in every locale; these areas must exist before any other. */
const MUST_EXIST = ['shell', 'account']

/** All problems of all catalogs: one line each, starting with the file. */
export function catalogueProblems(folder: string): string[] {
  const known = listAreas(folder, DEFAULT_LOCALE)
  const english = new Map(known.map((area) => [area, readArea(folder, DEFAULT_LOCALE, area)]))
  return [
    ...MUST_EXIST.filter((area) => !known.includes(area)).map((area) => `en-US/${area}.json is missing`),
    ...known.flatMap((area) => missingNotes(folder, area)),
    ...strayFolders(folder),
    ...LOCALES.flatMap((locale) => [
      ...strayFiles(folder, locale, known),
      ...[...english].flatMap(([area, texts]) => areaProblems(folder, locale, area, texts)),
    ]),
  ]
}

/** A translator sees the key and the text, not the screen, so the note says where the text appears. */
function missingNotes(folder: string, area: string): string[] {
  const entries: Record<string, { note?: string }> = JSON.parse(
    readFileSync(join(folder, DEFAULT_LOCALE, `${area}.json`), 'utf8'),
  )
  return Object.entries(entries)
    .filter(([, { note }]) => !note)
    .map(([key]) => `en-US/${area}.json: ${key} has no note for the translator`)
}

function strayFolders(folder: string): string[] {
  const expected: readonly string[] = [...LOCALES, 'src', 'node_modules']
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !expected.includes(entry.name))
    .map((entry) => `${entry.name}: none of the 28 locales`)
}

function strayFiles(folder: string, locale: Locale, known: readonly string[]) {
  const files = listAreas(folder, locale).length === 0 ? [] : readdirSync(join(folder, locale))
  return files.flatMap((file) => {
    const area = basename(file, '.json')
    if (!file.endsWith('.json') || !isCatalogue(area)) return [`${locale}/${file}: not named after an area`]
    return known.includes(area) ? [] : [`${locale}/${file}: en-US has no such file`]
  })
}

function areaProblems(
  folder: string,
  locale: Locale,
  area: string,
  english: Readonly<Record<string, string>>,
): string[] {
  const texts = readArea(folder, locale, area)
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key))
  const problems = [
    ...missing.map((key) => `${key} is missing`),
    ...Object.entries(texts).flatMap(([key, text]) => keyProblems(locale, area, key, text, english[key])),
  ]
  return problems.map((problem) => `${locale}/${area}.json: ${problem}`)
}

function keyProblems(locale: Locale, area: string, key: string, text: string, english: string | undefined) {
  if (english === undefined) return [`${key} is surplus`]
  if (!key.startsWith(`${area}.`)) return [`${key} belongs to another area`]
  return messageProblems(locale, text, english).map((problem) => `${key} ${problem}`)
}
