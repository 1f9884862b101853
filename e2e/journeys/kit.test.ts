import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { show } from '../support/variants.ts'

async function openKit(page: Page, query = '') {
  await show(page, { size: 'desktop' })
  await page.goto(`/kit.html${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const { size, scheme, dir } of [
  { size: 'phone', scheme: 'light', dir: 'ltr' },
  { size: 'desktop', scheme: 'dark', dir: 'rtl' },
] as const)
  test(`axe finds no violations on the kit page, ${scheme}, ${dir}, on a ${size}`, async ({ page }) => {
    await show(page, { size })
    await page.goto(`/kit.html?theme=${scheme}&dir=${dir}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  })

test('[CO-05] menu, drawer, confirmation and toast work by keyboard alone; a drawer opens in 0.3 s and closes in 0.03 s, and instantly with reduced motion', async ({
  page,
}) => {
  await openKit(page)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('p')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  const drawerButton = page.getByRole('button', { name: 'Drawer' })
  await drawerButton.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(drawerButton).toBeFocused()

  const durations = () =>
    page.locator('dialog[data-side]').evaluate((drawer) => {
      const shut = getComputedStyle(drawer).transitionDuration
      ;(drawer as HTMLDialogElement).showModal()
      const open = getComputedStyle(drawer).transitionDuration
      ;(drawer as HTMLDialogElement).close()
      return [open.split(', ')[0], shut.split(', ')[0]]
    })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await durations()).toEqual(['0.3s', '0.03s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await durations()).toEqual(['0.03s', '0.03s'])

  await page.getByRole('button', { name: 'Dialog' }).press('Enter')
  const safe = page.getByRole('button', { name: 'Keep writing' })
  await expect(safe).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(safe).toBeHidden()
  await page.getByRole('button', { name: 'Toast' }).press('Enter')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Dive 115 is back.')).toBeVisible()
})
