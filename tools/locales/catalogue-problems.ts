import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fathom/domain/translations'
import { listRooms, readRoom } from '@fathom/locales/catalogues'
import { isCatalogue } from '../areas.ts'
import { messageProblems } from './message-problems.ts'

/** Spec §5 asks for every message in every locale; these rooms must be there before any other. */
const MUST_EXIST = ['shell', 'account']

/** Every problem of every catalogue: one line each, beginning with the file. */
export function catalogueProblems(folder: string): string[] {
  const known = listRooms(folder, DEFAULT_LOCALE)
  const english = new Map(known.map((room) => [room, readRoom(folder, DEFAULT_LOCALE, room)]))
  return [
    ...MUST_EXIST.filter((room) => !known.includes(room)).map((room) => `en-US/${room}.json is missing`),
    ...known.flatMap((room) => missingNotes(folder, room)),
    ...strayFolders(folder),
    ...LOCALES.flatMap((locale) => [
      ...strayFiles(folder, locale, known),
      ...[...english].flatMap(([room, texts]) => roomProblems(folder, locale, room, texts)),
    ]),
  ]
}

/** A translator sees the key and the text, not the screen: the note says where it stands. */
function missingNotes(folder: string, room: string): string[] {
  const entries: Record<string, { note?: string }> = JSON.parse(
    readFileSync(join(folder, DEFAULT_LOCALE, `${room}.json`), 'utf8'),
  )
  return Object.entries(entries)
    .filter(([, { note }]) => !note)
    .map(([key]) => `en-US/${room}.json: ${key} has no note for the translator`)
}

function strayFolders(folder: string): string[] {
  const expected: readonly string[] = [...LOCALES, 'src', 'node_modules']
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !expected.includes(entry.name))
    .map((entry) => `${entry.name}: none of the 28 locales`)
}

function strayFiles(folder: string, locale: Locale, known: readonly string[]) {
  const files = listRooms(folder, locale).length === 0 ? [] : readdirSync(join(folder, locale))
  return files.flatMap((file) => {
    const room = basename(file, '.json')
    if (!file.endsWith('.json') || !isCatalogue(room)) return [`${locale}/${file}: not named after a room`]
    return known.includes(room) ? [] : [`${locale}/${file}: en-US has no such file`]
  })
}

function roomProblems(
  folder: string,
  locale: Locale,
  room: string,
  english: Readonly<Record<string, string>>,
): string[] {
  const texts = readRoom(folder, locale, room)
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key))
  const problems = [
    ...missing.map((key) => `${key} is missing`),
    ...Object.entries(texts).flatMap(([key, text]) => keyProblems(locale, room, key, text, english[key])),
  ]
  return problems.map((problem) => `${locale}/${room}.json: ${problem}`)
}

function keyProblems(locale: Locale, room: string, key: string, text: string, english: string | undefined) {
  if (english === undefined) return [`${key} is surplus`]
  if (!key.startsWith(`${room}.`)) return [`${key} belongs to another room`]
  return messageProblems(locale, text, english).map((problem) => `${key} ${problem}`)
}
