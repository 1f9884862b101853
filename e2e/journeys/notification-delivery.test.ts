import { translatorFor } from '@fathom/locales/node'
import { type Cluster, createDatabase } from '@fathom/testing/database'
import {
  aMailServer,
  headerOf,
  type Letter,
  partOf,
} from '../../apps/server/src/modules/notifications/mail/smtp.fixture.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/index.ts'
import { createJobs } from '../../apps/server/src/platform/jobs/index.ts'
import { browserWithMessages } from '../../tools/browser/present.ts'
import { BROWSER_FLAGS } from '../../tools/browser-flags.ts'
import { findBrowser } from '../../tools/find-browser.ts'
import { runServer } from '../../tools/test/run-server.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test as journey } from '../support/journey.ts'
import { answerSubscribing, deliverPush, shownMessages } from '../support/push-browser.ts'
import { signInAs } from '../support/sign-in.ts'
import { untilWorkerStands } from '../support/stored-on-device.ts'
import { show } from '../support/variants.ts'

type World = { post: Awaited<ReturnType<typeof aMailServer>>; db: Database }

/** A separate server that sends its mail to a mail server of this test. */
const test = journey.extend<object, World>({
  post: [
    async ({ browserName: _ }, use) => {
      const post = await aMailServer()
      await use(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  db: [
    async ({ browserName: _ }, use) => {
      const cluster: Cluster = JSON.parse(process.env.FATHOM_TEST_CLUSTER ?? '')
      const database = await createDatabase(cluster, 'demo')
      const db = connectDatabase(database.url)
      await use(db)
      await db.close()
      await database.drop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post, db }, use) => {
      const server = await runServer({ DATABASE_URL: db.url, DEMO: 'on', SMTP_URL: post.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.use({
  launchOptions: { executablePath: browserWithMessages() ?? findBrowser(), args: BROWSER_FLAGS },
  // The service worker shows push messages.
  serviceWorkers: 'allow',
})

/** Creates the notification of an instructor's action, three minutes ago. */
async function returnADive(db: Database, person: string): Promise<void> {
  const jobs = createJobs(db.url, console)
  await jobs.start()
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ affiliate_id: string; id: string }>(
      `insert into notification (affiliate_id, kind, "values", url, created_at)
       select affiliate_id, 'log-returned', '{"instructor":"Kai","title":"Open water dive 3","reason":"Add the end pressure."}',
         '/logbook', now() - interval '3 minutes' from account where email = $1
       returning affiliate_id, id`,
      [`${person}@fathom.test`],
    )
    if (!row) throw new Error(`nobody is called ${person}`)
    const data = { affiliateId: Number(row.affiliate_id), id: row.id }
    await jobs.send(tx, 'notification-delivery', data)
  })
  await jobs.stop()
}

const lettersTo = (letters: readonly Letter[], person: string) =>
  letters.filter(({ to }) => to === `${person}@fathom.test`)

const atWork = (db: Database) =>
  db.query(
    "select name from jobs.job where name in ('notification-delivery', 'notification-mail') and state < 'completed'",
  )

test('a person turns on the summary and push, on a phone in Arabic, and a push is shown', async ({
  page,
}) => {
  const locale = 'ar-SA'
  const { t } = translatorFor(locale)
  await answerSubscribing(page)
  await show(page, { size: 'phone', scheme: 'dark' })
  await signInAs(page, 'shanghai', `/preferences/subscriber/${locale}`)
  const push = page.getByRole('switch', { name: t('notifications.delivery.push.label') })
  const digest = page.getByRole('switch', { name: t('preferences.digest.label') })
  await expect(push).not.toBeChecked()
  await untilWorkerStands(page)
  await push.click()
  await expect(page.getByText(t('notifications.delivery.push.on'))).toBeVisible()
  await digest.click()
  await page.getByRole('button', { name: t('preferences.save') }).click()
  await expect(page.getByText(t('preferences.saved'))).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(push).toBeChecked()
  await expect(digest).toBeChecked()

  const message = {
    id: 'n-1',
    title: 'Dive 3',
    body: 'Look again',
    url: '/logbook',
    lang: locale,
    dir: 'rtl',
  }
  await deliverPush(page, message)
  await expect
    .poll(() => shownMessages(page))
    .toEqual([{ title: 'Dive 3', body: 'Look again', dir: 'rtl', lang: locale, tag: 'n-1' }])

  await push.click()
  await expect(page.getByText(t('notifications.delivery.push.off'))).toBeVisible()
  await page.reload()
  await expect(push).not.toBeChecked()
})

test('a person who is away gets a mail, and the link in it turns these mails off', async ({
  page,
  db,
  post,
  server,
}) => {
  await returnADive(db, 'student')
  await expect.poll(() => lettersTo(post.letters, 'student').length).toBe(1)
  const [letter] = lettersTo(post.letters, 'student')
  if (!letter) throw new Error('no letter')
  expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const link = /https?:\S+\/preferences\/unsubscribed\/\S+/.exec(partOf(letter, 'text/plain'))?.[0] ?? ''
  expect(link).toContain(server.url)

  const { t } = translatorFor('en-US')
  await page.goto(link)
  await page.getByRole('button', { name: t('preferences.unsubscribe.do') }).click()
  await expect(page.getByRole('heading', { name: t('preferences.unsubscribe.done') })).toBeVisible()

  await returnADive(db, 'student')
  await expect.poll(() => atWork(db)).toEqual([])
  expect(lettersTo(post.letters, 'student')).toHaveLength(1)
  await signInAs(page, 'student', '/preferences/subscriber/en-US')
  await expect(page.getByRole('switch', { name: t('preferences.notifications.label') })).not.toBeChecked()
})
