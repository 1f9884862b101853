/** What staff have worded differently: each version has an address of its own (OF-08). */
export const OVERRIDES = '/api/learning/translations/overrides/'

const CONFIG = /<script type="application\/json" id="fathom-config">(.*?)<\/script>/s
const PART = /["'](\/assets\/[^"']+)/g

/** Where the texts of staff in this language are, as the page says; undefined when there are none. */
export function overridesIn(page: string, locale: string): string | undefined {
  const config: unknown = JSON.parse(CONFIG.exec(page)?.[1] ?? 'null')
  const { translations = {} } = (config ?? {}) as { translations?: Record<string, string> }
  return Object.hasOwn(translations, locale) ? translations[locale] : undefined
}

/** Whether this is the page of the build with these files, and not of a newer one. */
export const isPageOf = (page: string, files: readonly string[]): boolean =>
  CONFIG.test(page) && [...page.matchAll(PART)].every(([, path = '']) => files.includes(path))
