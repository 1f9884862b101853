import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { moveTo } from '../support/move-to.ts'
import { partNamed, speak } from '../support/settings.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, SIZES, show } from '../support/variants.ts'

const NARROWEST = { width: 360, height: 740 }

async function expectToFit(page: Page, name: string) {
  for (const viewport of [NARROWEST, ...Object.values(SIZES)]) {
    await page.setViewportSize(viewport)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${name} ${viewport.width}`).toBeLessThanOrEqual(0)
  }
}

test('[RT-01] [NV-11] account, profile and settings fit a phone, including the narrowest, and a desktop in en-US and ar-SA, light and dark, without axe violations', async ({
  page,
}) => {
  await signInAs(page, 'diver', '/settings')
  for (const { size, scheme, locale } of OPPOSITES) {
    const { t } = translatorFor(locale)
    const main = page.getByRole('main')
    await speak(page, locale)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-SA' ? 'rtl' : 'ltr')
    for (const [path, last] of [
      ['/settings', main.getByRole('region', { name: t('translations.settings.deletion.title') })],
      ['/account', main.getByRole('heading', { name: t('profile.lookup.title') })],
      ['/profile', main.getByRole('textbox', { name: t('profile.field.email') })],
    ] as const)
      await test.step(`${path}, ${size}, ${locale}, ${scheme}`, async () => {
        await moveTo(page, path)
        await expect(last).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expectToFit(page, `${path} ${locale}`)
        await show(page, { size, scheme })
        if (scheme === 'dark') await expectNoAxeViolations(page)
      })
    await moveTo(page, '/settings')
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(12)
  }

  const appearance = partNamed(page, 'Appearance')
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  await show(page, { size: 'desktop', scheme: 'dark' })
  await expect(appearance.getByRole('radio', { name: 'Same as device' })).toBeChecked()
  const dark = await ink()
  await appearance.getByText('Light', { exact: true }).click()
  await expect.poll(ink).not.toBe(dark)
  await page.reload()
  await expect(appearance.getByRole('radio', { name: 'Light' })).toBeChecked()
  await appearance.getByText('Dark', { exact: true }).click()
  await expect.poll(ink).toBe(dark)
})

test('[CA-11] a diver saves a phone number on the account, and removes it on the profile', async ({
  page,
}) => {
  await signInAs(page, 'newcomer', '/account')
  const phone = page.getByRole('textbox', { name: 'Mobile phone' })
  await phone.fill('+46 70 123 45 67')
  await phone.press('Enter')
  await expect(page.getByText('Phone number saved')).toBeVisible()
  await expect(phone).toHaveValue('+46 701234567')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveTitle('Profile · Fathom')
  await expect(phone).toHaveValue('+46 701234567')
  await phone.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await page.goto('/account')
  await expect(phone).toHaveValue('')
})
