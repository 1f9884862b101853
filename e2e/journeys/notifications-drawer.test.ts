import type { Database } from '../../apps/server/src/platform/database/index.ts'
import { expect, test } from '../support/live-journey.ts'
import { bellOf, expectUnread, openDrawer, untilLive } from '../support/notifications.ts'
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

test("[ST-09] [EN-13] the drawer groups by day in the viewer's time zone, announces arrivals, opening marks as read, and marking all can be undone", async ({
  page,
  server,
}) => {
  await server.forget('diver')
  await server.notify('diver', {}, hoursAgo(80))
  await untilLive(page, () => signInAs(page, 'diver'))
  await expectUnread(page, 1)
  await expect(page.locator('[data-announcer]')).toHaveCount(0)
  await server.notify('diver', {
    kind: 'card-issued',
    values: { certification: 'Rescue Diver' },
    url: '/club',
  })
  await expect(page.locator('body > [data-announcer]')).toHaveText(
    'New notification: Your Rescue Diver card is here',
  )
  await expectUnread(page, 2)
  const { group, row, drawer } = await openDrawer(page)
  await expect(group('Unread')).toHaveCount(2)
  await expect(row('Your Rescue Diver card is here')).toContainText('Show it from your phone')
  await expect(row('Your Rescue Diver card is here')).toContainText('now')
  await server.notifyTwice('diver')
  await expect(drawer.locator('[data-announcer]')).toHaveText('2 new notifications')
  await expect(drawer.locator('[data-announcer]')).toHaveAttribute('role', 'status')
  await row('Your Rescue Diver card is here').getByRole('link').click()
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

test('[ST-09] the drawer works by keyboard alone, and several deletions in a row are undone together', async ({
  page,
  server,
}) => {
  await server.forget('diver')
  for (let sent = 0; sent < 3; sent += 1) await server.notify('diver')
  await signInAs(page, 'diver')
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  const links = drawer.locator('section').getByRole('link')
  await expect(drawer.getByRole('group', { name: 'Notifications' })).toBeFocused()
  await expect(links).toHaveCount(3)
  const names = await links.allTextContents()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Mark as read' }).nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Delete' }).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(2)
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(links).toHaveCount(1)
  await expect(links.nth(0)).toBeFocused()
  await expect(drawer.getByText('2 notifications deleted')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(links).toHaveText(names)
  await expectStored(server, { all: 3, unread: 3 })
  await page.keyboard.press('End')
  await expect(links.nth(2)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('link', { name: 'Message settings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(bellOf(page)).toBeFocused()
})

test('[ST-09] notifications about one subject share one row that expands, and are marked and deleted together', async ({
  page,
  server,
}) => {
  await server.forget('diver')
  for (const [index, status] of (['submitted', 'canceled', 'complete'] as const).entries())
    await server.notify(
      'diver',
      {
        kind: 'application-moved',
        values: { application: 'Divemaster', status },
        url: '/applications/7',
        subject: 'application:7',
      },
      hoursAgo(3 - index),
    )
  await server.notify('diver')
  await signInAs(page, 'diver')
  await expectUnread(page, 4)
  const { rows, drawer, group } = await openDrawer(page)
  await expect(rows).toHaveCount(2)
  const folded = rows.nth(1)
  await expect(folded.getByRole('link')).toHaveText(['Divemaster: complete'])
  await folded.getByRole('button', { name: 'Show all 3' }).click()
  await expect(folded.getByRole('link')).toHaveCount(3)
  await folded.getByRole('button', { name: 'Show less' }).click()
  await folded.hover()
  await folded.getByRole('button', { name: 'Mark as read' }).click()
  await expectUnread(page, 1)
  await expect(group('Unread')).toHaveCount(1)
  const read = rows.filter({ hasText: 'Divemaster' })
  await read.hover()
  await read.getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)
  await expect(drawer.getByText('3 notifications deleted')).toBeVisible()
  await expectStored(server, { all: 1, unread: 1 })
  await page.reload()
  await expectUnread(page, 1)
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

test("[ST-09] a subject row also acts on notifications that aren't loaded, and is undone as one", async ({
  page,
  server,
}) => {
  await server.forget('diver')
  const values = { application: 'Divemaster', status: 'submitted' } as const
  const about = {
    kind: 'application-moved',
    values,
    url: '/applications/7',
    subject: 'application:7',
  } as const
  await server.notify('diver', about, hoursAgo(100))
  await server.database.query(insertMany(60))
  await server.notify('diver', about)
  await signInAs(page, 'diver')
  await expectUnread(page, 2)
  const { row, drawer } = await openDrawer(page)
  await row('Divemaster').hover()
  await row('Divemaster').getByRole('button', { name: 'Mark as read' }).click()
  await expectUnread(page, 0)
  await row('Divemaster').hover()
  await row('Divemaster').getByRole('button', { name: 'Delete' }).click()
  await expect(drawer.getByText('2 notifications deleted')).toBeVisible()
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Divemaster')).toHaveCount(1)
  const shown = () =>
    server.database.query('select from notification where subject = $1 and deleted_at is null', [
      about.subject,
    ])
  await expect.poll(async () => (await shown()).length).toBe(2)
})
