import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDelivery, MARA, RETURNED } from '../delivery/delivery.fixture.ts'
import { aMailServer, headerOf, partOf } from '../mail/smtp.fixture.ts'
import { DIGEST_JOB, sendDigest } from './send-digest.ts'
import { SWEEP_JOB, sweepDigests } from './sweep.ts'
import { keepZone } from './zone.store.ts'

/** 8:30 in Berlin. */
const MORNING = '2026-11-15T07:30:00Z'
const DAY = '2026-11-15'
const person = MARA.affiliateId

let post: Awaited<ReturnType<typeof aMailServer>>
let delivery: Awaited<ReturnType<typeof aDelivery>>
const send = (day = DAY) => sendDigest(delivery.deps, { affiliateId: person, day })
const verified = (title: string, subject?: string) =>
  delivery.notify('log-verified', { title, instructor: 'Kai' }, subject === undefined ? {} : { subject })

beforeAll(async () => {
  post = await aMailServer()
  delivery = await aDelivery(await freshDatabase(), post.url)
})
beforeEach(async () => {
  const { db, clock } = delivery.deps
  for (const table of ['notification', 'notification_mail', 'jobs.job', 'delivery_zone'])
    await db.query(`delete from ${table}`)
  post.letters.length = 0
  Object.assign(delivery.known, { recipient: MARA, wants: { notifications: true, digest: true } })
  delivery.setClock('2026-11-15T01:00:00Z')
  await keepZone(db, person, 'Europe/Berlin', clock.now())
})
afterAll(async () => {
  await delivery.close()
  await post.close()
})

test('sends people their unread notifications, grouped by subject, in the morning of their own time zone', async () => {
  await verified('Dive 1', 'course:12')
  await verified('Dive 2', 'course:12')
  await verified('Dive 3')
  delivery.setClock(MORNING)
  await send()
  const [letter] = post.letters
  if (!letter) throw new Error('no letter')
  expect(headerOf(letter, 'Subject')).toBe('3 new notifications for you')
  const words = partOf(letter, 'text/plain')
  expect(words).toContain('Dive 3 is verified')
  expect(words).toContain('Dive 2 is verified')
  expect(words).not.toContain('Dive 1 is verified')
  expect(words).toContain('One more about it.')
  expect(headerOf(letter, 'List-Unsubscribe')).toContain('digest')
})

test('sends one a day, however many processes try, and none without news', async () => {
  await verified('Dive 1')
  delivery.setClock(MORNING)
  await Promise.all([send(), send(), send()])
  await verified('Dive 2')
  await send()
  expect(post.letters).toHaveLength(1)
  delivery.setClock('2026-11-16T07:30:00Z')
  await delivery.deps.db.query('update notification set read_at = now()')
  await send('2026-11-16')
  expect(post.letters).toHaveLength(1)
})

test('the next one starts where the last one ended, whether that was less than a day ago or more', async () => {
  delivery.setClock('2026-11-15T07:20:00Z')
  await verified('Dive 1')
  delivery.setClock(MORNING)
  await send()
  delivery.forward(1)
  await verified('Dive 2')
  delivery.setClock('2026-11-16T07:05:00Z')
  await send('2026-11-16')
  delivery.forward(1)
  await verified('Dive 3')
  delivery.setClock('2026-11-19T07:05:00Z')
  await send('2026-11-19')
  const words = post.letters.map((letter) => partOf(letter, 'text/plain'))
  expect(words.map((text) => [...text.matchAll(/Dive \d/g)].map(String))).toEqual([
    ['Dive 1'],
    ['Dive 2'],
    ['Dive 3'],
  ])
})

test('leaves out what is mailed separately, unless those mails are turned off', async () => {
  await delivery.notify('log-returned', RETURNED)
  delivery.setClock(MORNING)
  await send()
  expect(post.letters).toEqual([])
  delivery.known.wants.notifications = false
  await send()
  expect(post.letters).toHaveLength(1)
})

test('sends none to a person who turned it off meanwhile, or whose morning is over', async () => {
  await verified('Dive 1')
  delivery.setClock(MORNING)
  delivery.known.wants.digest = false
  await send()
  delivery.known.wants.digest = true
  delivery.setClock('2026-11-15T10:00:00Z')
  await send()
  expect(post.letters).toEqual([])
})

test('a sweep plans one job for each person whose morning it is, and the next sweep', async () => {
  const { deps } = delivery
  delivery.setClock('2026-11-15T06:59:00Z')
  await sweepDigests(deps)
  expect(await delivery.planned(DIGEST_JOB)).toEqual([])
  expect(await delivery.planned(SWEEP_JOB)).toMatchObject([{ start_after: new Date('2026-11-15T07:00:00Z') }])
  delivery.setClock('2026-11-15T07:00:00Z')
  await Promise.all([sweepDigests(deps), sweepDigests(deps)])
  delivery.setClock('2026-11-15T07:15:00Z')
  await sweepDigests(deps)
  expect((await delivery.planned(DIGEST_JOB)).map(({ data }) => data)).toEqual([
    { affiliateId: person, day: DAY },
  ])
  expect(await delivery.planned(SWEEP_JOB)).toHaveLength(3)
})

test('an unknown time zone defaults to UTC', async () => {
  await delivery.deps.db.query('delete from delivery_zone')
  delivery.setClock('2026-11-15T08:00:00Z')
  await sweepDigests(delivery.deps)
  expect(await delivery.planned(DIGEST_JOB)).toHaveLength(1)
})

test('truncates a long list, and says how much is left', async () => {
  for (let dive = 1; dive <= 15; dive++) await verified(`Dive ${dive}`)
  delivery.setClock(MORNING)
  await send()
  const [letter] = post.letters
  expect(letter && partOf(letter, 'text/plain')).toContain('and 3 more')
})
