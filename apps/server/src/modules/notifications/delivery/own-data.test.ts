import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SWEEP_JOB } from '../digest/sweep.ts'
import { keepZone } from '../digest/zone.store.ts'
import { countFailure, openMail } from '../mail/mail.store.ts'
import { aPushService } from '../push/push-service.fixture.ts'
import { subscribe } from '../push/subscribe.ts'
import { cleanUpDelivery } from './clean-up.ts'
import { aDelivery, MARA } from './delivery.fixture.ts'
import { deliveryOwnData } from './own-data.ts'
import { markPresent } from './presence.ts'

const HERE = '018f0000-0000-7000-8000-00000000000a'
const person = MARA.affiliateId
const TABLES = ['delivery_zone', 'notification_presence', 'notification_mail', 'push_subscription']

let service: Awaited<ReturnType<typeof aPushService>>
let delivery: Awaited<ReturnType<typeof aDelivery>>

beforeAll(async () => {
  service = await aPushService()
  delivery = await aDelivery(await freshDatabase(), 'smtp://127.0.0.1:1')
})
afterAll(async () => {
  await delivery.close()
  await service.close()
})

const count = async (table: string) => (await delivery.deps.db.query(`select from ${table}`)).length
const counts = () => Promise.all(TABLES.map(count))

async function fill() {
  const { db, clock } = delivery.deps
  delivery.known.sessions = [HERE]
  await keepZone(db, person, 'Europe/Berlin', clock.now())
  await markPresent(db, [person], clock.now())
  const key = { affiliateId: person, purpose: 'digest', ref: '2026-11-15' } as const
  await openMail(db, key, clock.now())
  await countFailure(db, key, 'ECONNREFUSED')
  const { subscription } = service.aDevice()
  await subscribe(delivery.deps, person, 'cookie', { ...subscription, language: 'en-US' })
  return subscription
}

test('my archive lists where I can be reached, without secrets, and deleting me leaves nothing', async () => {
  const { endpoint } = await fill()
  const { db } = delivery.deps
  const data = await deliveryOwnData.ownData(db, person)
  expect(data).toMatchObject({
    timeZone: 'Europe/Berlin',
    mails: [{ purpose: 'digest', ref: '2026-11-15', state: 'open' }],
    pushDevices: [{ language: 'en-US' }],
  })
  expect(data.lastSeenAt).toBeInstanceOf(Date)
  expect(JSON.stringify(data)).not.toContain(endpoint)
  await deliveryOwnData.forgetPerson(db, person + 1)
  expect(await counts()).toEqual([1, 1, 1, 1])
  await deliveryOwnData.forgetPerson(db, person)
  expect(await counts()).toEqual([0, 0, 0, 0])
})

test('cleans up signed-out devices, lost mails and old presence', async () => {
  await fill()
  await cleanUpDelivery(delivery.deps)
  expect(await counts()).toEqual([1, 1, 1, 1])
  expect(await delivery.planned(SWEEP_JOB)).toHaveLength(1)
  delivery.known.sessions = []
  delivery.forward(73 * 60)
  await cleanUpDelivery(delivery.deps)
  expect(await counts()).toEqual([1, 0, 1, 0])
  expect(await delivery.deps.db.query('select state, problem from notification_mail')).toEqual([
    { state: 'failed', problem: 'ECONNREFUSED' },
  ])
  delivery.forward(91 * 24 * 60)
  await cleanUpDelivery(delivery.deps)
  expect(await counts()).toEqual([1, 0, 0, 0])
})
