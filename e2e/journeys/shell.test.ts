import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { SIZES } from '../support/variants.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test('[NV-01] [NV-07] [NV-08] a diver finds the way around by keyboard and by mouse, on a desktop and on a phone', async ({
  page,
}) => {
  await signInAs(page, 'diver')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('banner')).toBeVisible()

  const account = page.getByRole('button', { name: 'Account menu' })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Account', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Account · Fathom')

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
