import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { SIZES, show } from '../support/variants.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test('[NV-01] [NV-03] [CO-09] the shell shows its parts, its groups and its version', async ({ page }) => {
  await signInAs(page, 'diver')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(menu(page).getByRole('heading')).toHaveText([
    'Home',
    'My profile',
    'Shop',
    'Diver tools',
    'Support',
  ])
  const home = menu(page).getByRole('region', { name: 'Home' })
  for (const name of ['Dashboard', 'Club', 'Forms and applications', 'Course locator', 'Book a trip'])
    await expect(home.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()
})

test('[NV-04] a diver with a mailing country named CHINA gets the link to the external e-card page', async ({
  page,
}) => {
  await signInAs(page, 'shanghai')
  await expect(page.locator('aside a[href*="ecards"]')).toHaveAttribute('target', '_blank')
})

test('[NV-06] performance is only visible to people with entitlements', async ({ page, browser, server }) => {
  await signInAs(page, 'student')
  await expect(menu(page).getByRole('link', { name: 'Performance' })).toBeVisible()
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await signInAs(other, 'newcomer')
  await expect(menu(other).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(menu(other).getByRole('link', { name: 'Performance' })).toHaveCount(0)
  await context.close()
})

test('[NV-07] the sidebar is open on a desktop, and behind the menu button on a phone', async ({ page }) => {
  await signInAs(page, 'diver')
  await expect(menu(page)).toBeVisible()
  await page.getByRole('button', { name: 'Hide menu' }).click()
  await expect(menu(page)).toBeHidden()
  await page.setViewportSize(SIZES.phone)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu(page)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[NV-08] the account menu has profile, account, preferences and sign out', async ({ page }) => {
  await signInAs(page, 'diver')
  await page.getByRole('button', { name: 'Account menu' }).click()
  for (const name of ['Profile', 'Account', 'Preferences', 'Sign out'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveTitle('Profile · Fathom')
})

test('[NV-09] the bell shows the unread count and opens the notification drawer', async ({ page }) => {
  await signInAs(page, 'diver')
  await page.getByRole('button', { name: /^Notifications, (\d+|none) unread/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('[NV-10] the footer links to the home site, privacy, consumer protection and contact', async ({
  page,
}) => {
  await signInAs(page, 'diver')
  for (const name of ['Home site', 'Privacy', 'Consumer protection', 'Contact'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', /^https:/)
})

test('the shell can be read and used by keyboard alone', async ({ page }) => {
  await signInAs(page, 'diver')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Account menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Account · Fathom')
  await page.getByRole('button', { name: 'Account menu' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused()
})

test('the dashboard fits a phone, a tablet and a desktop, light and dark, without axe violations', async ({
  page,
}) => {
  await signInAs(page, 'diver')
  for (const size of ['phone', 'tablet', 'desktop'] as const)
    for (const scheme of ['light', 'dark'] as const)
      await test.step(`${size}, ${scheme}`, async () => {
        await show(page, { size, scheme })
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await expectNoAxeViolations(page)
      })
})
