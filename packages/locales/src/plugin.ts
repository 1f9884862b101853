import { existsSync } from 'node:fs'
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@fathom/domain/translations'
import type { Plugin } from 'vite'
import { areaFile, findCataloguesFolder, listAreas } from './catalogue-files.ts'
import { compileArea } from './compile-area.ts'
import { FIRST_AREAS } from './first-areas.ts'
import { type AnyLocale, PSEUDO_LOCALE } from './intl.ts'

const ALL = 'virtual:locales'
const ONE = 'virtual:locale/'

type Options = { folder?: string /** Defaults to true in development and tests only. */; pseudo?: boolean }

/**
 * `virtual:locales` knows how to load each locale, `virtual:locale/<tag>` is one locale with the texts that
 * every page needs, `virtual:locale/<tag>/<area>` is one more area of it. The list of areas is in the
 * locale's chunk, because 28 times 17 addresses in the entry would be larger than the texts themselves.
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
      const [locale = '', area] = id.slice(ONE.length + 1).split('/')
      if (!isLocale(locale) && locale !== PSEUDO_LOCALE) throw new Error(`${locale} is none of our locales`)
      const areas = area === undefined ? firstAreas(folder) : [area]
      for (const name of areas)
        for (const tag of [DEFAULT_LOCALE, locale]) {
          const file = areaFile(folder, tag, name)
          if (existsSync(file)) this.addWatchFile(file)
        }
      const words = Object.assign({}, ...areas.map((name) => compileArea(folder, locale, name)))
      return `${exportWords(words)}\n${area === undefined ? exportAreas(folder, locale) : ''}`
    },
  }
}

function allLocales(hasPseudo: boolean): string {
  const tags: AnyLocale[] = hasPseudo ? [...LOCALES, PSEUDO_LOCALE] : [...LOCALES]
  return `export const locales = ${importsOf(tags.map((tag) => [tag, ONE + tag]))}`
}

function firstAreas(folder: string): string[] {
  return listAreas(folder, DEFAULT_LOCALE).filter((area) => isFirst(area))
}

function exportAreas(folder: string, locale: AnyLocale): string {
  const areas = listAreas(folder, DEFAULT_LOCALE).filter((area) => !isFirst(area))
  return `export const areas = ${importsOf(areas.map((area) => [area, `${ONE}${locale}/${area}`]))}`
}

function isFirst(area: string): boolean {
  return (FIRST_AREAS as readonly string[]).includes(area)
}

/** Engines parse JSON.parse of a string faster than the same object literal. */
function exportWords(words: object): string {
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(words))})`
}

function importsOf(pairs: readonly (readonly [name: string, id: string])[]): string {
  return `{ ${pairs.map(([name, id]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(id)})`).join(', ')} }`
}
