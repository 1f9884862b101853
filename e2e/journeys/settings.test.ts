import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, partNamed, speak } from '../support/settings.ts'
import { signInAs } from '../support/sign-in.ts'
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
