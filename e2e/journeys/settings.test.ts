import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, partNamed, speak } from '../support/settings.ts'
import { signInAs } from '../support/sign-in.ts'
import { signInAgain, signUp } from '../support/sign-up.ts'
import { SIZES, show, TWO_BY_TWO } from '../support/variants.ts'

/** Waits for every part to load, so nothing moves during the check. */
async function settled(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('[RT-01] [NV-11] the settings fit a phone, including the narrowest, and a desktop in en-US and ar-SA, light and dark, without axe violations', async ({
  page,
}) => {
  await signInAs(page, 'diver', '/settings')
  for (const locale of ['en-US', 'ar-SA'] as const) {
    await speak(page, locale)
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-SA' ? 'rtl' : 'ltr')
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await overflow(page), locale).toBeLessThanOrEqual(0)
    for (const { size, scheme } of TWO_BY_TWO[locale])
      await test.step(`${size}, ${locale}, ${scheme}`, async () => {
        await show(page, { size, scheme })
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      })
  }
})

for (const size of ['phone', 'desktop'] as const)
  test(`[CA-09] [NV-11] on a ${size} choosing a language changes the page at once, and the account for other devices`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize(SIZES[size])
    const person = await signUp(page, '/settings')
    const languages = partNamed(page, 'Language').getByRole('combobox', { name: 'Language' })
    await expect(languages.getByRole('option')).toHaveCount(26)
    const saved = page.waitForResponse((answer) => answer.url().includes('/user/update/language/'))
    await languages.selectOption({ label: 'العربية' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect((await saved).status()).toBe(200)
    await expectAccessible(page)
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const other = await elsewhere.newPage()
    await signInAgain(other, person, '/training/dashboard')
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
    await elsewhere.close()
  })

for (const size of ['phone', 'desktop'] as const)
  test(`[CA-09] [NV-11] on a ${size} the language menu in the header also changes the account`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize(SIZES[size])
    const person = await signUp(page, '/settings')
    const saved = page.waitForResponse((answer) => answer.url().includes('/user/update/language/'))
    await page.getByRole('button', { name: /^Language: / }).click()
    await page.getByRole('menuitemradio', { name: 'العربية', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect((await saved).status()).toBe(200)
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const other = await elsewhere.newPage()
    await signInAgain(other, person, '/training/dashboard')
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
    await elsewhere.close()
  })

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

  test('[CA-09] a language that failed to save is reported, and a retry saves it', async ({ page }) => {
    await signUp(page, '/settings')
    await page.route('**/user/update/language/**', (route) => route.abort())
    await partNamed(page, 'Language').getByRole('combobox').selectOption({ label: 'Deutsch' })
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'Deutsch' })
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
    await expect(told).toBeVisible()
    await page.unroute('**/user/update/language/**')
    await told.getByRole('button').click()
    await expect(told).toHaveCount(0)
  })

  test('[CA-39] units that failed to save are reverted, and a retry saves them', async ({ page }) => {
    await signUp(page, '/settings')
    const imperial = partNamed(page, 'Units').getByRole('radio', { name: /^Imperial/ })
    // The current choice must load before going offline.
    await expect(imperial).not.toBeChecked()
    await page.route('**/api/logbook/graphql', (route) => route.abort())
    await imperial.click()
    await expect(page.getByText('Your units were not changed.')).toBeVisible()
    await page.unroute('**/api/logbook/graphql')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your logbook now shows imperial units.')).toBeVisible()
    await page.reload()
    await expect(imperial).toBeChecked()
  })
})

test('[CA-39] the units are those of the logbook, can be chosen by keyboard, and persist', async ({
  page,
}) => {
  await show(page, { size: 'phone' })
  await signUp(page, '/settings')
  const units = partNamed(page, 'Units')
  const imperial = units.getByRole('radio', { name: /^Imperial/ })
  await units.getByRole('radio', { name: /^Metric/, checked: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Your logbook now shows imperial units.')).toBeVisible()
  await expect(imperial).toBeFocused()
  await page.reload()
  await expect(imperial).toBeChecked()
})

test('[CA-39] a diver who measures in feet has imperial units selected', async ({ page }) => {
  await signInAs(page, 'veteran', '/settings')
  await expect(partNamed(page, 'Units').getByRole('radio', { name: /^Imperial/ })).toBeChecked()
})

test('the appearance follows the device until the person chooses one, and the choice persists', async ({
  page,
}) => {
  await show(page, { scheme: 'dark' })
  await signInAs(page, 'diver', '/settings')
  const appearance = partNamed(page, 'Appearance')
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  await expect(appearance.getByRole('radio', { name: 'As on this device' })).toBeChecked()
  const dark = await ink()
  await appearance.getByText('Light', { exact: true }).click()
  await expect.poll(ink).not.toBe(dark)
  await page.reload()
  await expect(appearance.getByRole('radio', { name: 'Light' })).toBeChecked()
  await appearance.getByText('Dark', { exact: true }).click()
  await expect.poll(ink).toBe(dark)
})
