import { existsSync } from 'node:fs'
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@fathom/domain/translations'
import type { Plugin } from 'vite'
import { findCataloguesFolder, listRooms, roomFile } from './catalogue-files.ts'
import { compileRoom } from './compile-area.ts'
import { FIRST_ROOMS } from './first-areas.ts'
import { type AnyLocale, PSEUDO_LOCALE } from './intl.ts'

const ALL = 'virtual:locales'
const ONE = 'virtual:locale/'

type Options = { folder?: string /** By default in development and tests only. */; pseudo?: boolean }

/**
 * `virtual:locales` knows how to fetch each locale, `virtual:locale/<tag>` is one locale with the words that every
 * page needs, `virtual:locale/<tag>/<room>` one more room of it. The list of rooms sits in the locale's chunk, not
 * in the entry, where 28 times 17 addresses would weigh more than the words themselves.
 */
export function locales({ folder = findCataloguesFolder(), pseudo }: Options = {}): Plugin {
  let hasPseudo = pseudo ?? false
  return {
    name: 'fathom-locales',
    configResolved: ({ command }) => {
      hasPseudo = pseudo ?? command === 'serve'
    },
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return allLocales(hasPseudo)
      if (!id.startsWith(`\0${ONE}`)) return null
      const [locale = '', room] = id.slice(ONE.length + 1).split('/')
      if (!isLocale(locale) && locale !== PSEUDO_LOCALE) throw new Error(`${locale} is none of our locales`)
      const rooms = room === undefined ? firstRooms(folder) : [room]
      for (const name of rooms)
        for (const tag of [DEFAULT_LOCALE, locale]) {
          const file = roomFile(folder, tag, name)
          if (existsSync(file)) this.addWatchFile(file)
        }
      const words = Object.assign({}, ...rooms.map((name) => compileRoom(folder, locale, name)))
      return `${exportWords(words)}\n${room === undefined ? exportRooms(folder, locale) : ''}`
    },
  }
}

function allLocales(hasPseudo: boolean): string {
  const tags: AnyLocale[] = hasPseudo ? [...LOCALES, PSEUDO_LOCALE] : [...LOCALES]
  return `export const locales = ${importsOf(tags.map((tag) => [tag, ONE + tag]))}`
}

function firstRooms(folder: string): string[] {
  return listRooms(folder, DEFAULT_LOCALE).filter((room) => isFirst(room))
}

function exportRooms(folder: string, locale: AnyLocale): string {
  const rooms = listRooms(folder, DEFAULT_LOCALE).filter((room) => !isFirst(room))
  return `export const rooms = ${importsOf(rooms.map((room) => [room, `${ONE}${locale}/${room}`]))}`
}

function isFirst(room: string): boolean {
  return (FIRST_ROOMS as readonly string[]).includes(room)
}

/** Engines read JSON.parse of a string faster than the same object written as code. */
function exportWords(words: object): string {
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(words))})`
}

function importsOf(pairs: readonly (readonly [name: string, id: string])[]): string {
  return `{ ${pairs.map(([name, id]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(id)})`).join(', ')} }`
}
