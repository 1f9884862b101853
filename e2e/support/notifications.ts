import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Each screen reader hears this name; the number on the bell is its picture. */
export const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications, / })

export const expectUnread = (page: Page, count: number, timeout = 15_000) =>
  expect(bellOf(page)).toHaveAccessibleName(`Notifications, ${count === 0 ? 'none' : count} unread`, {
    timeout,
  })

export async function openDrawer(page: Page) {
  await bellOf(page).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer).toBeVisible()
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

/** Until the server would tell this page of something. */
export async function untilLive(page: Page, work: () => Promise<void>) {
  // Waited for from the end of the work on: how long that takes, such as signing in, is its own matter.
  let isGreeted = false
  page.on('response', (answer) => {
    isGreeted ||= new URL(answer.url()).pathname === '/api/live'
  })
  await work()
  await expect.poll(() => isGreeted).toBe(true)
}
