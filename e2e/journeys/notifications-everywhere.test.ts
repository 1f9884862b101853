import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/live-journey.ts'
import { openDrawer } from '../support/notifications.ts'
import { signInAs } from '../support/sign-in.ts'
import { SIZES, show } from '../support/variants.ts'

test.use({ hasTouch: true, isMobile: true, viewport: SIZES.phone })

/** Faster than the machine can send it: the events carry the timestamps of a real finger. */
async function swipe(page: Page, { y, from, to }: { y: number; from: number; to: number }) {
  const finger = await page.context().newCDPSession(page)
  const begun = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, ms: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp: begun + ms / 1000,
    })
  await send('touchStart', from, 0)
  await send('touchMove', (from + to) / 2, 40)
  await send('touchMove', to, 80)
  await send('touchEnd', to, 90)
}

test("[CO-05] [ST-09] [NV-09] on a phone a swipe deletes a row, there is a button for people who can't swipe, and the drawer is accessible in the dark in Arabic", async ({
  page,
  server,
}) => {
  await server.forget('teen')
  for (const reason of ['Please add the end pressure.', 'Please add the buddy.'])
    await server.notify('teen', {
      kind: 'log-returned',
      values: { instructor: 'Kai', title: 'Open water dive 3', reason },
      subject: 'log:3',
    })
  for (let sent = 0; sent < 3; sent += 1) await server.notify('teen')
  await signInAs(page, 'teen')
  const { rows, drawer } = await openDrawer(page)
  await expect(rows).toHaveCount(4)
  await expect(drawer.getByText('Swipe to delete')).toBeVisible()
  await rows.first().getByRole('button', { name: 'Actions' }).tap()
  const remove = rows.first().getByRole('button', { name: 'Delete' })
  const box = await remove.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await remove.tap()
  await expect(rows).toHaveCount(3)
  const place = await rows.first().boundingBox()
  if (!place) throw new Error('the row is nowhere')
  await swipe(page, { y: place.y + place.height / 2, from: place.x + 250, to: place.x + 140 })
  await expect(rows).toHaveCount(2)
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(4)

  await test.step('in Arabic', async () => {
    const { t } = translatorFor('ar-SA')
    await show(page, { size: 'phone', scheme: 'dark' })
    await page.evaluate(() => localStorage.setItem('fathom.locale', 'ar-SA'))
    await page.reload()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.locator('header button[aria-haspopup="dialog"][aria-expanded]').click()
    const opened = page.locator('dialog[open]')
    const first = opened.locator('section > ul > li').first()
    await first.waitFor()
    await opened.getByRole('button', { name: t('notifications-drawer.showAll', { count: 2 }) }).click()
    await first.locator('a').first().focus()
    await page.keyboard.press('Delete')
    await opened.locator('[aria-live="polite"] button').first().waitFor()
    await expectNoAxeViolations(page)
  })
})
