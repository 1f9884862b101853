import { expect, test } from '../support/live-journey.ts'
import { expectUnread, openDrawer, untilLive } from '../support/notifications.ts'
import { signInAfresh, signInAs } from '../support/sign-in.ts'

/** Polling takes a minute; live must be well below that. bench/live-latency measures the exact latency. */
const LIVE_MS = 20_000
/** The client retries with increasing delays, at most every half minute. */
const BACK_MS = 60_000

test('[NV-09] [ST-09] [CA-45] a notification shows at once in every tab and on every device, over one connection per browser that another tab takes over', async ({
  context,
  browser,
  server,
}) => {
  await server.forget('veteran')
  let streams = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams += 1
  })
  const first = await context.newPage()
  await untilLive(first, () => signInAs(first, 'veteran'))
  const second = await context.newPage()
  await second.goto('/settings')
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const device = await elsewhere.newPage()
  await untilLive(device, () => signInAfresh(device, 'veteran'))
  const pages = [first, second, device]
  await server.notify('veteran')
  for (const page of pages) await expectUnread(page, 1)
  const startedAt = Date.now()
  await server.notify('veteran')
  await Promise.all(pages.map((page) => expectUnread(page, 2)))
  test
    .info()
    .annotations.push({ type: 'shown everywhere after', description: `${Date.now() - startedAt} ms` })
  expect(Date.now() - startedAt).toBeLessThan(LIVE_MS)
  expect(streams).toBe(1)

  const here = await openDrawer(first)
  const there = await openDrawer(device)
  await here.group('Unread').first().hover()
  await here.group('Unread').first().getByRole('button', { name: 'Mark as read' }).click()
  await expect(there.group('Unread')).toHaveCount(1)
  await expect(there.group('Today')).toHaveCount(1)
  await there.group('Today').first().hover()
  await there.group('Today').first().getByRole('button', { name: 'Delete' }).click()
  await expect(here.rows).toHaveCount(1)
  await device.getByRole('button', { name: 'Undo' }).click()
  await expect(here.rows).toHaveCount(2)
  await expectUnread(second, 1)
  await elsewhere.close()

  const takenOver = second.waitForResponse((answer) => answer.url().includes('/api/live?after='))
  await first.close()
  await server.notify('veteran')
  await takenOver
  await server.notify('veteran')
  await expectUnread(second, 3)
  const { rows } = await openDrawer(second)
  await expect(rows).toHaveCount(4)
})

test.describe('when connections are cut', () => {
  test.use({ expectedErrors: /ERR_|answer 50\d|status of 50\d/ })

  test('[ST-09] nothing is lost or duplicated when connections are cut and the server is restarted', async ({
    context,
    server,
  }) => {
    await server.forget('instructor')
    const first = await context.newPage()
    await untilLive(first, () => signInAs(first, 'instructor'))
    const second = await context.newPage()
    await second.goto('/settings')
    await server.notify('instructor')
    await expectUnread(second, 1)
    for (let unread = 2; unread <= 4; unread += 1) {
      server.cut()
      await server.notify('instructor')
      await expectUnread(second, unread)
    }
    await server.restart(async () => {
      await server.notify('instructor')
      await server.notify('instructor')
    })
    await server.notify('instructor')
    for (const page of [first, second]) {
      await expectUnread(page, 7, BACK_MS)
      const { rows, close } = await openDrawer(page)
      await expect(rows).toHaveCount(7)
      const names = await rows.getByRole('link').allTextContents()
      expect(new Set(names).size).toBe(7)
      await close()
    }
  })
})
