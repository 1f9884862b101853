import type { Database } from '../../apps/server/src/platform/database/index.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/live-journey.ts'
import { bellOf, drawerOf, expectUnread, openDrawer, untilLive } from '../support/notifications.ts'
import { signInAs } from '../support/sign-in.ts'

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

/**
 * Waits until the server has the change: the page updates optimistically, and a reload would lose an unsent
 * one.
 */
const expectStored = (server: { database: Database }, expected: { all: number; unread: number }) =>
  expect
    .poll(async () => {
      const rows = await server.database.query<{ read_at: Date | null }>(
        'select read_at from notification where affiliate_id = 100001 and deleted_at is null',
      )
      return { all: rows.length, unread: rows.filter(({ read_at }) => !read_at).length }
    })
    .toEqual(expected)

test("[ST-09] [EN-13] a diver sees arrivals at once, grouped by day in the viewer's time zone, and deletes, undoes, opens and marks them", async ({
  page,
  server,
}) => {
  await server.forget('diver')
  await server.notify('diver', {}, hoursAgo(80))
  await untilLive(page, () => signInAs(page, 'diver'))
  await expectUnread(page, 1)
  await expect(page.locator('[data-announcer]')).toHaveCount(0)
  const card = 'Your Rescue Diver card is ready'
  await server.notify('diver', {
    kind: 'card-issued',
    values: { certification: 'Rescue Diver' },
    url: '/club',
  })
  await expect(page.locator('body > [data-announcer]')).toHaveText(`New notification: ${card}`)
  await expectUnread(page, 2)
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  const { group, row, rows, drawer } = drawerOf(page)
  await expect(drawer.getByRole('group', { name: 'Notifications' })).toBeFocused()
  await expect(group('Unread')).toHaveCount(2)
  await expect(row(card)).toContainText('Show it from your phone')
  await expect(row(card)).toContainText('now')
  await server.notifyTwice('diver')
  await expect(drawer.locator('[data-announcer]')).toHaveText('2 new notifications')
  await expect(drawer.locator('[data-announcer]')).toHaveAttribute('role', 'status')

  await test.step('by keyboard alone', async () => {
    const links = rows.getByRole('link')
    await expect(links).toHaveCount(4)
    const names = await links.allTextContents()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('button', { name: 'Mark as read' }).nth(1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('button', { name: 'Delete' }).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(links).toHaveCount(3)
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(drawer.getByText('2 notifications deleted')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Control+z')
    await expect(links).toHaveText(names)
    await expectStored(server, { all: 4, unread: 4 })
    await page.keyboard.press('End')
    await expect(links.nth(3)).toBeFocused()
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
    await expect(drawer.getByRole('link', { name: 'Message settings' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(bellOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await row(card).getByRole('link').click()
  await page.waitForURL('**/club')
  await expect(drawer).toBeHidden()
  await expectUnread(page, 3)
  await bellOf(page).click()
  await expect(group('Today')).toHaveCount(1)
  const markAll = drawer.getByRole('button', { name: 'Mark all read' })
  await markAll.click()
  await expectUnread(page, 0)
  await expect(group('Unread')).toHaveCount(0)
  await expect(group('Older')).toHaveCount(1)
  await expect(drawer.getByText('3 notifications marked as read')).toBeVisible()
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(group('Unread')).toHaveCount(3)
  await expectStored(server, { all: 4, unread: 3 })
  await markAll.click()
  await expectStored(server, { all: 4, unread: 0 })
  await page.reload()
  await expectUnread(page, 0)
})

const insertMany = (count: number) =>
  `insert into notification (affiliate_id, kind, "values", url, created_at, read_at)
   select 100001, 'log-verified', jsonb_build_object('title', 'Dive ' || n, 'instructor', 'Kai'), '/logbook',
     now() - n * interval '1 hour', now() from generate_series(1, ${count}) n`

test('[ST-09] scrolling loads older notifications, each once, and only nearby rows are in the DOM', async ({
  page,
  server,
}) => {
  await server.forget('diver')
  await server.database.query(insertMany(150))
  await signInAs(page, 'diver')
  const { rows, close } = await openDrawer(page)
  const seen = new Set<string>()
  await rows.first().hover()
  await expect(async () => {
    // Half of the overscan: a longer jump would skip rows before they are drawn.
    await page.mouse.wheel(0, 600)
    // A busy machine draws late, so wait for it before the next wheel event.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const names = await rows.getByRole('link').allTextContents()
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) seen.add(name)
    expect(seen.size).toBe(150)
  }).toPass({ intervals: [50] })
  expect(await rows.count()).toBeLessThan(100)
  await page.keyboard.press('Home')
  await expect(rows.first().getByRole('link')).toBeFocused()
  await expect(rows.first()).toContainText('Dive 1 ')
  await page.keyboard.press('End')
  await expect(rows.last().getByRole('link')).toBeFocused()
  await expect(rows.last()).toContainText('Dive 150 ')
  await close()
  const again = await openDrawer(page)
  await expect(again.rows.first()).toContainText('Dive 1 ')
  expect(await again.rows.count()).toBeLessThanOrEqual(50)
})
