import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The accessible name for screen readers; the number on the bell is only visual. */
export const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications, / })

export const expectUnread = (page: Page, count: number, timeout = 15_000) =>
  expect(bellOf(page)).toHaveAccessibleName(`Notifications, ${count === 0 ? 'none' : count} unread`, {
    timeout,
  })

export async function openDrawer(page: Page) {
  await bellOf(page).click()
  const found = drawerOf(page)
  await expect(found.drawer).toBeVisible()
  return found
}

export function drawerOf(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  return {
    drawer,
    group: (name: 'Unread' | 'Today' | 'Yesterday' | 'Older') =>
      drawer.getByRole('region', { name, exact: true }).locator('> ul > li'),
    rows: drawer.locator('section > ul > li'),
    row: (name: string | RegExp) =>
      drawer.locator('section > ul > li').filter({ has: page.getByRole('link', { name }) }),
    close: () => page.keyboard.press('Escape'),
  }
}

/** Waits until this page would receive live events. */
export async function untilLive(page: Page, work: () => Promise<void>) {
  // The wait starts when the work ends, because the work itself, such as signing in, may take any time.
  let isGreeted = false
  page.on('response', (answer) => {
    isGreeted ||= new URL(answer.url()).pathname === '/api/live'
  })
  await work()
  await expect.poll(() => isGreeted).toBe(true)
}
