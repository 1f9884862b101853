import type { Page, Request } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({
  world: 'first',
  serviceWorkers: 'allow',
  // A page opened offline has no token: its first call is rejected, and it then requests one.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/,
})

const lessonIn = (page: Page) => page.frameLocator('main iframe').frameLocator('iframe')
const titleOf = (page: Page) => lessonIn(page).getByRole('heading', { level: 1 })

/** Moves one page forward, past any question on the way. */
async function turnPage(page: Page) {
  const before = (await titleOf(page).textContent()) ?? ''
  const lesson = lessonIn(page)
  for (;;) {
    const open = lesson.getByRole('radio').first()
    if (await lesson.getByRole('button', { name: 'Check answer' }).isVisible()) await open.check()
    await lesson.getByRole('contentinfo').getByRole('button').last().click()
    if ((await titleOf(page).textContent()) !== before) return
  }
}

test('[SC-07] a lesson opens at the last page, keeps the position of a closed tab and while offline, and sends it when online', async ({
  page: first,
  context,
}) => {
  let page = first
  await show(page, { size: 'phone' })
  await signInAs(page, 'student')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Breathing under pressure' })).toBeVisible()
  await expect(lessonIn(page).getByText('Page 6 of 8')).toBeVisible()
  // The heading has the focus first; reading continues in the lesson.
  await expect(page.locator('iframe')).toBeFocused()
  await expectNoAxeViolations(page)
  const isTurn = (request: Request) =>
    request.method() === 'PUT' && /"place":"7/.test(request.postData() ?? '')
  const turn = page.waitForRequest(isTurn)
  await turnPage(page)
  await turn
  // Closes the tab as soon as the request is sent, before the answer.
  await page.close()
  page = await context.newPage()
  await show(page, { size: 'phone' })
  await page.goto('/training/dashboard')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(lessonIn(page).getByText('Page 7 of 8')).toBeVisible()

  await context.setOffline(true)
  await turnPage(page)
  await expect(page.getByText('Offline. Saved on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Offline. Saved on this device')).toBeHidden()
  await page.getByRole('button', { name: 'Outline' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Plan a dive' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save offline' }).click()
  await expect(page.getByRole('button', { name: 'Saved offline' })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(lessonIn(page).getByText('Page 8 of 8')).toBeVisible()
  await lessonIn(page).getByRole('contentinfo').getByRole('button').first().click()
  await expect(page.getByText('Offline. Saved on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Close lesson' }).click()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  // The course page between the dashboard and its lessons opens too, and pending changes are sent from any
  // page.
  await page.getByRole('link', { name: 'Outline' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open Water Diver' })).toBeVisible()
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await context.setOffline(false)
  await sent
  await expect(page.getByRole('status').filter({ hasText: 'Everything saved' })).toBeAttached()
})
