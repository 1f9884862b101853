import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { signUp } from '../support/sign-up.ts'

// Chosen by a new person: the choice is stored with the account, and other journeys expect English.
test('[NV-11] [LA-02] [LA-04] the header offers 26 languages, downloads only the chosen one, and the choice persists', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  const locales = () =>
    new Set(
      scripts
        .map((path) => /^\/assets\/([a-z]{2}-[A-Z]{2})[-.]/.exec(path)?.[1])
        .filter((tag) => tag !== undefined),
    )
  await signUp(page, '/training/dashboard')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'ltr')
  expect(locales()).toEqual(new Set(['en-US']))
  await page.getByRole('button', { name: /^Language: / }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(26)
  await page.getByRole('menuitemradio', { name: 'العربية', exact: true }).click()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveAttribute('lang', /^ar/)
  expect(locales()).toEqual(new Set(['en-US', 'ar-SA']))
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(html).toHaveAttribute('dir', 'rtl')
})

test("[NV-11] uses the account's language when none was chosen", async ({ page }) => {
  await signInAs(page, 'riyadh')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
