import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver, MAIL_JOB } from '../delivery/deliver.ts'
import { aDelivery, MARA, RETURNED } from '../delivery/delivery.fixture.ts'
import { markPresent } from '../delivery/presence.ts'
import { mailNotification } from './mail-notification.ts'
import { aMailServer, headerOf, partOf } from './smtp.fixture.ts'

let post: Awaited<ReturnType<typeof aMailServer>>
let delivery: Awaited<ReturnType<typeof aDelivery>>

beforeAll(async () => {
  post = await aMailServer()
  delivery = await aDelivery(await freshDatabase(), post.url)
})
beforeEach(async () => {
  const { db } = delivery.deps
  for (const table of ['notification', 'notification_mail', 'notification_presence', 'jobs.job'])
    await db.query(`delete from ${table}`)
  post.letters.length = 0
  Object.assign(delivery.known, {
    recipient: MARA,
    wants: { notifications: true, digest: true },
    sessions: [],
    present: [],
  })
})
afterAll(async () => {
  await delivery.close()
  await post.close()
})

async function returnedDive() {
  const notification = await delivery.notify('log-returned', RETURNED)
  return { notification, look: () => mailNotification(delivery.deps, notification) }
}

test('mails once to a person who has not read within two minutes and is away', async () => {
  const { look } = await returnedDive()
  delivery.forward(2)
  await look()
  await look()
  expect(post.letters.map(({ to }) => to)).toEqual([MARA.email])
  const [letter] = post.letters
  if (!letter) throw new Error('no letter')
  expect(headerOf(letter, 'Subject')).toBe('Kai returned Open water dive 3')
  expect(partOf(letter, 'text/plain')).toContain('https://portal.fathom.test/logbook')
  expect(partOf(letter, 'text/html')).toContain('Please add &lt;the&gt; end pressure.')
})

test('the mail can be unsubscribed with one click, and by a link in its text', async () => {
  const { look } = await returnedDive()
  delivery.forward(2)
  await look()
  const [letter] = post.letters
  if (!letter) throw new Error('no letter')
  expect(headerOf(letter, 'List-Unsubscribe')).toMatch(
    /^<https:\/\/portal\.fathom\.test\/api\/.+notifications>$/,
  )
  expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(partOf(letter, 'text/plain')).toContain('/preferences/unsubscribed/en-US?list=notifications')
})

test("uses the person's preferred language, and right-to-left layout where it applies", async () => {
  delivery.known.recipient = { ...MARA, language: 'ar-SA' }
  const { look } = await returnedDive()
  delivery.forward(2)
  await look()
  const [letter] = post.letters
  if (!letter) throw new Error('no letter')
  const page = partOf(letter, 'text/html')
  expect(page).toContain('<html lang="ar-SA" dir="rtl">')
  expect(page).toMatch(/\p{Script=Arabic}/u)
})

test.each([
  ['read', 'update notification set read_at = now()'],
  ['deleted', 'update notification set deleted_at = now()'],
  ['deleted for good', 'delete from notification'],
])("doesn't mail what was %s meanwhile", async (_, action) => {
  const { look } = await returnedDive()
  delivery.forward(2)
  await delivery.deps.db.query(action)
  await look()
  expect(post.letters).toEqual([])
  expect(await delivery.planned(MAIL_JOB)).toEqual([])
})

test("doesn't mail a person who opted out or whose account is gone", async () => {
  const { look } = await returnedDive()
  delivery.forward(2)
  delivery.known.wants.notifications = false
  await look()
  delivery.known.wants.notifications = true
  delivery.known.recipient = undefined
  await look()
  expect(post.letters).toEqual([])
})

test('checks again later for a person with an open page, and mails after an hour at the latest', async () => {
  const { look } = await returnedDive()
  const { db, clock } = delivery.deps
  delivery.forward(2)
  await markPresent(db, [MARA.affiliateId, MARA.affiliateId], clock.now())
  await look()
  expect(post.letters).toEqual([])
  const [next] = await delivery.planned(MAIL_JOB)
  expect(next?.start_after).toEqual(new Date(clock.now().getTime() + 600_000))
  delivery.forward(58)
  await markPresent(db, [MARA.affiliateId], clock.now())
  await look()
  expect(post.letters).toHaveLength(1)
})

test('mails security notifications at once, whether read, deleted or unwanted, and without an unsubscribe link', async () => {
  delivery.known.wants.notifications = false
  const notification = await delivery.notify('sign-in-new', { browser: 'Firefox', system: 'Linux' })
  await deliver(delivery.deps, notification)
  const [planned] = await delivery.planned(MAIL_JOB)
  expect(planned?.start_after.getTime()).toBeLessThanOrEqual(delivery.deps.clock.now().getTime())
  await delivery.deps.db.query('update notification set read_at = now(), deleted_at = now()')
  await mailNotification(delivery.deps, notification)
  const [letter] = post.letters
  if (!letter) throw new Error('no letter')
  expect(headerOf(letter, 'List-Unsubscribe')).toBeUndefined()
  expect(partOf(letter, 'text/plain')).toContain('Firefox on Linux')
})

test('checks important notifications after two minutes; never the rest or those with their own letter', async () => {
  const { clock } = delivery.deps
  for (const notification of [
    await delivery.notify('log-verified', { title: 'Dive', instructor: 'Kai' }),
    await delivery.notify('password-changed', {}),
  ])
    await deliver(delivery.deps, notification)
  expect(await delivery.planned(MAIL_JOB)).toEqual([])
  const { notification } = await returnedDive()
  await deliver(delivery.deps, notification)
  await deliver(delivery.deps, notification)
  expect(await delivery.planned(MAIL_JOB)).toEqual([
    { data: notification, start_after: new Date(clock.now().getTime() + 120_000) },
  ])
})
