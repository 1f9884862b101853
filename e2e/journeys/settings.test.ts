import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, partNamed, settingsWords, speak } from '../support/settings.ts'
import { signInAs } from '../support/sign-in.ts'
import { signInAgain, signUp } from '../support/sign-up.ts'
import { LOOKS, SIZES, show } from '../support/variants.ts'

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
  for (const { size, scheme, locale } of LOOKS)
    await test.step(`${size}, ${locale}, ${scheme}`, async () => {
      await speak(page, locale)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-SA' ? 'rtl' : 'ltr')
      for (const viewport of [{ width: 360, height: 740 }, ...Object.values(SIZES)]) {
        await page.setViewportSize(viewport)
        expect(await overflow(page), `${locale} ${viewport.width}`).toBeLessThanOrEqual(0)
      }
      await show(page, { size, scheme })
      await expectAccessible(page)
    })

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

test('[CA-09] [NV-11] a language chosen in the settings or in the header changes the page at once, and the account for other devices', async ({
  page,
  browser,
  server,
}) => {
  const html = (device: Page) => device.locator('html')
  const saving = (device: Page) =>
    device.waitForResponse((answer) => answer.url().includes('/user/update/language/'))
  const onDevice = async (size: keyof typeof SIZES) => {
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZES[size] })
    const device = await context.newPage()
    await signInAgain(device, person, '/training/dashboard')
    return device
  }
  const person = await signUp(page, '/settings')
  const languages = partNamed(page, 'Language').getByRole('combobox', { name: 'Language' })
  await expect(languages.getByRole('option')).toHaveCount(26)
  const saved = saving(page)
  await languages.selectOption({ label: 'العربية' })
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  expect((await saved).status()).toBe(200)
  await expectAccessible(page)

  const phone = await onDevice('phone')
  await expect(html(phone)).toHaveAttribute('dir', 'rtl')
  const again = saving(phone)
  await phone
    .getByRole('button', { name: settingsWords('ar-SA')('shell.language.current', { language: 'العربية' }) })
    .click()
  await phone.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click()
  await expect(html(phone)).toHaveAttribute('lang', /^de/)
  expect((await again).status()).toBe(200)
  const desktop = await onDevice('desktop')
  await expect(html(desktop)).toHaveAttribute('lang', /^de/)
  for (const device of [phone, desktop]) await device.context().close()
})
