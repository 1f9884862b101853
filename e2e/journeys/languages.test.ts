import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { partNamed, settingsWords } from '../support/settings.ts'
import { signInAgain, signUp } from '../support/sign-up.ts'
import { SIZES } from '../support/variants.ts'

const html = (device: Page) => device.locator('html')
const saving = (device: Page) =>
  device.waitForResponse((answer) => answer.url().includes('/user/update/language/'))

/** The languages whose texts the page has loaded so far. */
function loadedLanguages(page: Page) {
  const found = new Set<string>()
  page.on('response', (response) => {
    const tag = /^\/assets\/([a-z]{2}-[A-Z]{2})[-.]/.exec(new URL(response.url()).pathname)?.[1]
    if (tag && response.request().resourceType() === 'script') found.add(tag)
  })
  return found
}

// Chosen by a new person: the choice is stored with the account, and other journeys expect English.
test('[NV-11] [LA-02] [LA-04] [CA-09] a language chosen in the settings or in the header changes the page at once, loads only its own texts, and is that of the account on other devices', async ({
  page,
  browser,
  server,
}) => {
  const loaded = loadedLanguages(page)
  const person = await signUp(page, '/settings')
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  expect(loaded).toEqual(new Set(['en-US']))
  const languages = partNamed(page, 'Language').getByRole('combobox', { name: 'Language' })
  await expect(languages.getByRole('option')).toHaveCount(26)
  const saved = saving(page)
  await languages.selectOption({ label: 'العربية' })
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(html(page)).toHaveAttribute('lang', /^ar/)
  expect((await saved).status()).toBe(200)
  expect(loaded).toEqual(new Set(['en-US', 'ar-SA']))

  const context = await browser.newContext({ baseURL: server.url, viewport: SIZES.phone })
  const phone = await context.newPage()
  await signInAgain(phone, person, '/training/dashboard')
  await expect(html(phone)).toHaveAttribute('dir', 'rtl')
  const again = saving(phone)
  await phone.getByRole('button', { name: settingsWords('ar-SA')('shell.language.current') }).click()
  await expect(phone.getByRole('menuitemradio')).toHaveCount(26)
  await expectNoAxeViolations(phone)
  await phone.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click()
  await expect(html(phone)).toHaveAttribute('lang', /^de/)
  expect((await again).status()).toBe(200)
  await phone.reload()
  await expect(html(phone)).toHaveAttribute('lang', /^de/)
  await context.close()
})
