import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/live-journey.ts'
import { openDrawer } from '../support/notifications.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, SIZES, show } from '../support/variants.ts'

test('[NV-09] the drawer is accessible on a phone and a desktop, in en-US and ar-SA', async ({
  page,
  server,
}) => {
  await server.forget('student')
  for (const variant of OPPOSITES)
    for (const dive of [3, 4])
      await server.notify('student', {
        kind: 'log-returned',
        values: {
          instructor: 'Kai',
          title: `Open water dive ${dive}`,
          reason: 'Please add the end pressure.',
        },
        subject: `log:${OPPOSITES.indexOf(variant)}`,
      })
  await signInAs(page, 'student')
  for (const variant of OPPOSITES)
    await test.step(`${variant.size} in ${variant.locale}`, async () => {
      await show(page, variant)
      await page.evaluate((tag) => localStorage.setItem('fathom.locale', tag), variant.locale)
      await page.reload()
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.locator('header button[aria-haspopup="dialog"]').click()
      const drawer = page.locator('dialog[open]')
      await drawer.locator('section > ul > li').first().waitFor()
      await drawer.locator('button[aria-expanded="false"]:visible').first().click()
      await expectNoAxeViolations(page)
      await drawer.locator('section > ul > li').first().locator('a').first().focus()
      await page.keyboard.press('Delete')
      await drawer.locator('[aria-live="polite"] button').first().waitFor()
      await expectNoAxeViolations(page)
    })
})

/**
 * The time zone where it's between ten and eleven p.m. now, so midnight is still ahead however long the
 * journey takes.
 */
function zoneBeforeMidnight(): string {
  const ahead = 22 - new Date().getUTCHours()
  return ahead <= 14 ? `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}` : `Etc/GMT+${24 - ahead}`
}

test.describe('shortly before midnight', () => {
  test.use({ timezoneId: zoneBeforeMidnight() })

  test("[ST-09] today's notifications move to yesterday when midnight passes while the drawer is open", async ({
    page,
    server,
  }) => {
    await server.forget('applicant')
    await server.notify('applicant')
    await server.database.query('update notification set read_at = now()')
    await page.clock.install()
    await signInAs(page, 'applicant')
    const { group } = await openDrawer(page)
    await expect(group('Today')).toHaveCount(1)
    await page.clock.fastForward('02:00:00')
    await expect(group('Yesterday')).toHaveCount(1)
    await expect(group('Today')).toHaveCount(0)
  })
})

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

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: SIZES.phone })

  test("[CO-05] [ST-09] a swipe deletes a row, and there is a button for people who can't swipe", async ({
    page,
    server,
  }) => {
    await server.forget('teen')
    for (let sent = 0; sent < 3; sent += 1) await server.notify('teen')
    await signInAs(page, 'teen')
    const { rows, drawer } = await openDrawer(page)
    await expect(drawer.getByText('Swipe to delete')).toBeVisible()
    await rows.first().getByRole('button', { name: 'Actions' }).tap()
    const remove = rows.first().getByRole('button', { name: 'Delete' })
    const box = await remove.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await remove.tap()
    await expect(rows).toHaveCount(2)
    const place = await rows.first().boundingBox()
    if (!place) throw new Error('the row is nowhere')
    await swipe(page, { y: place.y + place.height / 2, from: place.x + 250, to: place.x + 140 })
    await expect(rows).toHaveCount(1)
    await drawer.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(3)
  })
})
