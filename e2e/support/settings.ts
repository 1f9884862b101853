import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Browser, Page } from '@playwright/test'
import { type NewPerson, signInAgain, signUp } from './sign-up.ts'
import { type OPPOSITES, show } from './variants.ts'

export { expectNoAxeViolations as expectAccessible } from './axe.ts'

type Part = 'language' | 'password' | 'sessions' | 'passkeys' | 'data' | 'deletion'

/** A section of the settings screen, by its heading. */
export const partNamed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })

export const settingsWords = (locale: Locale) => translatorFor(locale).t

/** Opens the settings of a new person, in that size and language. */
export async function openSettings(page: Page, { locale, ...variant }: (typeof OPPOSITES)[number]) {
  await show(page, variant)
  const person = await signUp(page, '/settings')
  await speak(page, locale)
  const t = settingsWords(locale)
  return { person, t, part: (name: Part) => partNamed(page, t(`translations.settings.${name}.title`)) }
}

/** Sets the language as if it had been chosen on this device before. */
export async function speak(page: Page, locale: Locale) {
  await page.evaluate((tag) => localStorage.setItem('fathom.locale', tag), locale)
  await page.reload()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

export async function onAnotherDevice(
  browser: Browser,
  baseURL: string,
  person: NewPerson,
  device: { userAgent?: string } = {},
) {
  const context = await browser.newContext({ baseURL, ...device })
  const page = await context.newPage()
  await signInAgain(page, person, '/settings')
  return { page, close: () => context.close() }
}
