import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { signUp } from '../support/sign-up.ts'

/** Use it with a new person: the choice is stored with the account, and other journeys expect English. */
const chooseLanguage = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Language: / }).click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
}

test('[NV-11] [LA-02] the header offers 26 languages; Arabic switches to right-to-left, and the choice persists', async ({
  page,
}) => {
  await signUp(page, '/training/dashboard')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: /^Language: / }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(26)
  await page.keyboard.press('Escape')
  await chooseLanguage(page, 'العربية')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveAttribute('lang', /^ar/)
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(html).toHaveAttribute('dir', 'rtl')
})

test("[NV-11] uses the account's language when none was chosen", async ({ page }) => {
  await signInAs(page, 'riyadh')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('[LA-04] the browser downloads only the texts of the active language', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  const locales = () =>
    scripts
      .map((path) => /^\/assets\/([a-z]{2}-[A-Z]{2})[-.]/.exec(path)?.[1])
      .filter((tag) => tag !== undefined)
  await signUp(page, '/training/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new Set(locales())).toEqual(new Set(['en-US']))
  await chooseLanguage(page, 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  expect(new Set(locales())).toEqual(new Set(['en-US', 'de-DE']))
})
