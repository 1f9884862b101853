import { freshDatabase } from '@fathom/testing/world'
import { expect, onTestFinished, test } from 'vitest'
import type { DemoPerson } from '../../platform/demo.ts'
import { type Delivery, deliver, MAIL_JOB } from './delivery/deliver.ts'
import { aDelivery } from './delivery/delivery.fixture.ts'
import { DELIVERY_JOB } from './delivery-job.ts'
import { mailNotification } from './mail/mail-notification.ts'
import { aMailServer, headerOf, partOf } from './mail/smtp.fixture.ts'
import { fillDemoNotifications } from './notifications.demo.ts'

const MILO = { name: 'teen', affiliateId: 100006, givenName: 'Milo' } as DemoPerson

test('[CA-31] the demo starts with a mail that can be unsubscribed, created like any other', async () => {
  const post = await aMailServer()
  const { deps, planned, close } = await aDelivery(await freshDatabase(), post.url)
  onTestFinished(async () => {
    await close()
    await post.close()
  })
  await deps.db.transaction((tx) =>
    fillDemoNotifications({ ...deps, findDemoDive: () => undefined }, tx, MILO),
  )
  for (const { data } of await planned(DELIVERY_JOB)) await deliver(deps, data as Delivery)
  const mails = await planned(MAIL_JOB)
  // It's long overdue, so nobody waits for it.
  expect(mails.map(({ start_after }) => start_after < deps.clock.now())).toEqual([true])
  for (const { data } of mails) await mailNotification(deps, data as Delivery)
  const [letter] = post.letters
  if (!letter) throw new Error('no letter')
  expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(partOf(letter, 'text/plain')).toContain('/preferences/unsubscribed/en-US?list=notifications')
})
