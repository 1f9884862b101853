import { randomUUID } from 'node:crypto'
import type { WaitingNameWire } from '@fathom/contract/certifications'
import type { OpenedItemWire, QueuePageWire, QueuesWire } from '@fathom/contract/office'
import { QUEUE_KINDS } from '@fathom/domain/office'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { MARA, QUEUES, queuesOf, STAFF } from './queues.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const { db, get, post, photos, colleagueTakes, clear } = queuesOf(() => world)
afterEach(clear)

test('[OF-02] a queue is read page by page, oldest or newest first, by owner and by name', async () => {
  const ids = await photos(120)
  const seen: string[] = []
  let after = ''
  do {
    const page = await get<QueuePageWire>(
      `${QUEUES}/photos?after=${encodeURIComponent(after)}`.replace(/\?after=$/, ''),
    )
    expect(page.total).toBeGreaterThanOrEqual(120)
    seen.push(...page.items.map(({ id }) => id))
    after = page.next ?? ''
  } while (after)
  expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
  expect(new Set(seen).size).toBe(seen.length)
  const newest = await get<QueuePageWire>(`${QUEUES}/photos?sort=newest`)
  expect(
    newest.items
      .filter(({ id }) => ids.includes(id))
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(ids.slice(-2).reverse())
  await colleagueTakes('photos', ids[0] ?? '')
  await post(`/photos/${ids[1]}/take`)
  const mine = await get<QueuePageWire>(`${QUEUES}/photos?owner=mine`)
  expect(mine).toMatchObject({ total: 1, items: [{ id: ids[1], holder: { affiliateId: STAFF } }] })
  const free = await get<QueuePageWire>(`${QUEUES}/photos?owner=free`)
  expect(free.items.map(({ id }) => id)).not.toContain(ids[0])
  const numbered = await get<QueuePageWire>(`${QUEUES}/photos?search=500007`)
  expect(numbered).toMatchObject({ total: null, items: [{ id: ids[6] }] })
  expect(await get<QueuePageWire>(`${QUEUES}/photos?search=%23500007`)).toEqual(numbered)
  expect((await get<QueuePageWire>(`${QUEUES}/photos?search=%25`)).items).toEqual([])
  expect((await world.call('staff').get(`${QUEUES}/photos?after=nonsense`)).status).toBe(400)
})

test('[OF-04] the queue of applications is cut by status, and has no drafts', async () => {
  const statesOf = async (query: string) =>
    (await get<QueuePageWire>(`${QUEUES}/applications${query}`)).items.map(({ state }) => state)
  expect((await statesOf('')).sort()).toEqual(['payment', 'review'])
  expect(await statesOf('?state=review')).toEqual(['review'])
  expect(await statesOf('?state=instructor')).toEqual(['instructor', 'instructor'])
  expect(await statesOf('?search=adeyemi%20sam')).toEqual(['review'])
  const { items } = await get<QueuePageWire>(`${QUEUES}/applications?state=review`)
  const opened = await get<OpenedItemWire>(`${QUEUES}/applications/${items[0]?.id}`)
  expect(opened).toMatchObject({
    item: { label: 'Divemaster', person: { name: 'Sam Adeyemi' } },
    opened: {
      kind: 'applications',
      detail: { application: { role: 'provider', status: 'Provider Review' } },
    },
  })
  if (opened.opened.kind !== 'applications') throw new Error('another queue')
  const { records } = opened.opened.detail
  expect(records.forms).toEqual([
    { form: 'medical', isValid: expect.any(Boolean) },
    { form: 'release', isValid: expect.any(Boolean) },
  ])
  const [draft] = await db().query<{ id: string }>(`select id from application where status = 'Draft'`)
  expect((await world.call('staff').get(`${QUEUES}/applications/${draft?.id}`)).status).toBe(404)
})

test('[OF-02] home says what waits, how much and how old, who works on it, and what I hold', async () => {
  const [oldest = '', second = ''] = await photos(3)
  await colleagueTakes('photos', oldest)
  await post(`/photos/${second}/take`)
  const { queues, mine, failedJobs } = await get<QueuesWire>(QUEUES)
  // The organization has to want the pages of physicians.
  expect(queues.map(({ kind }) => kind)).toEqual(QUEUE_KINDS.filter((kind) => kind !== 'papers'))
  expect(queues.find(({ kind }) => kind === 'photos')).toMatchObject({
    oldest: '2026-01-01T00:01:00.000Z',
    workers: [{ name: 'Mara Lindqvist' }, { name: 'Fathom Staff' }],
  })
  expect(mine).toMatchObject([{ kind: 'photos', id: second }])
  expect(failedJobs).toEqual([])
})

test('[OF-02] notes are added with author and time, and renew the claim of their author', async () => {
  const [id = ''] = await photos(1)
  await post(`/photos/${id}/take`)
  await db().query(`update office_claim set held_until = now() + interval '1 minute'`)
  expect((await post(`/photos/${id}/notes`, { text: '  ' })).status).toBe(400)
  const { body } = await post(`/photos/${id}/notes`, { text: 'Asked for another one by phone.' })
  expect(body).toMatchObject({ notes: [{ author: 'Fathom Staff', text: 'Asked for another one by phone.' }] })
  const [claim] = await db().query<{ isFresh: boolean }>(
    `select held_until > now() + interval '4 minutes' as "isFresh" from office_claim`,
  )
  expect(claim?.isFresh).toBe(true)
})

test('[OF-02] a note that is sent twice is written once, and one that is too long is refused', async () => {
  const [id = ''] = await photos(1)
  const note = { id: randomUUID(), text: 'Called her.' }
  await Promise.all([post(`/photos/${id}/notes`, note), post(`/photos/${id}/notes`, note)])
  const { notes } = await get<OpenedItemWire>(`${QUEUES}/photos/${id}`)
  expect(notes.map(({ text }) => text)).toEqual(['Called her.'])
  expect((await post(`/photos/${id}/notes`, { text: 'x'.repeat(2001) })).status).toBe(400)
})

test('[OF-02] [CO-01] the id of a note with another text, of another item or by a colleague is refused', async () => {
  const [id = '', other = ''] = await photos(2)
  const note = { id: randomUUID(), text: 'Called her.' }
  expect((await post(`/photos/${id}/notes`, note)).status).toBe(200)
  const again = (person: string, item: string, text: string) =>
    world.call(person).post(`${QUEUES}/photos/${item}/notes`, { ...note, text })
  for (const refused of [
    await again('staff', id, 'Called him.'),
    await again('staff', other, note.text),
    await again('deskstaff', id, note.text),
  ])
    expect([refused.status, (await refused.json()).problem]).toEqual([409, 'id-used'])
  const { notes } = await get<OpenedItemWire>(`${QUEUES}/photos/${id}`)
  expect(notes.map(({ text }) => text)).toEqual(['Called her.'])
})

test('[OF-02] staff have one notification for each queue with its current count, which goes with the last item', async () => {
  const ask = async (name: string, affiliateId: number, person: string) => {
    await db().query('update account set family_name = $1 where affiliate_id = $2', [name, affiliateId])
    await get(`/api/pro/certifications/photos/me`, person)
  }
  const RIYADH = 100008
  const notified = () =>
    db().query(
      `select "values"->'count' as count, read_at is null as "isUnread" from notification
       where affiliate_id = $1 and subject = 'office-queue:names' and deleted_at is null`,
      [STAFF],
    )
  const decideAll = async () => {
    const names = await get<WaitingNameWire[]>('/api/pro/certifications/names/waiting')
    for (const { affiliateId, asked } of names)
      await world.call('staff').post(`/api/pro/certifications/names/${affiliateId}/decision`, {
        ...{ decision: 'refused', asked, reason: 'Send us a document.' },
      })
  }
  await ask('Berg', MARA, 'diver')
  await expect.poll(notified).toEqual([{ count: 1, isUnread: true }])
  await ask('Dahl', RIYADH, 'riyadh')
  await expect.poll(notified).toEqual([{ count: 2, isUnread: true }])
  await decideAll()
  await expect.poll(notified).toEqual([])
  await ask('Ek', MARA, 'diver')
  await expect.poll(notified).toEqual([{ count: 1, isUnread: true }])
  // What was read stays read for an hour, with the current count.
  await db().query('update notification set read_at = now() where affiliate_id = $1', [STAFF])
  await ask('Falk', RIYADH, 'riyadh')
  await expect.poll(notified).toEqual([{ count: 2, isUnread: false }])
  await db().query(
    `update notification set created_at = created_at - interval '2 hours' where affiliate_id = $1`,
    [STAFF],
  )
  await ask('Gran', RIYADH, 'riyadh')
  await expect.poll(notified).toEqual([{ count: 2, isUnread: true }])
  await decideAll()
  await expect.poll(notified).toEqual([])
})

test('[OF-01] nobody but staff reads or works on a queue', async () => {
  const id = randomUUID()
  for (const person of ['diver', 'instructor', 'store'])
    for (const [method, path] of [
      ['get', QUEUES],
      ['get', `${QUEUES}/photos`],
      ['get', `${QUEUES}/photos/${id}`],
      ['post', `${QUEUES}/photos/next`],
      ['post', `${QUEUES}/photos/renew`],
      ['post', `${QUEUES}/photos/release`],
      ['post', `${QUEUES}/photos/${id}/take`],
      ['post', `${QUEUES}/photos/${id}/release`],
      ['post', `${QUEUES}/photos/${id}/notes`],
    ] as const) {
      const call = world.call(person)
      const { status } = await (method === 'get' ? call.get(path) : call.post(path, { text: 'x' }))
      expect([person, path, status]).toEqual([person, path, 403])
    }
  expect((await world.call('staff').get(`${QUEUES}/photos/${id}`)).status).toBe(404)
  expect((await world.call('staff').get(`${QUEUES}/photos/100001`)).status).toBe(404)
  expect((await world.call('staff').get(`${QUEUES}/names/${id}`)).status).toBe(404)
})

test('[OF-09] an item shows what staff did with it', async () => {
  const { items } = await get<QueuePageWire>(`${QUEUES}/applications?state=payment`)
  const id = items[0]?.id ?? ''
  const historyOf = async () => (await get<OpenedItemWire>(`${QUEUES}/applications/${id}`)).history
  expect(await historyOf()).toEqual([])
  const paid = await world
    .call('staff')
    .post(`/api/applications/Applications/${id}/record-payment`, { reference: 'R-1', receivedBy: 'provider' })
  expect(paid.status).toBe(200)
  expect(await historyOf()).toMatchObject([
    { action: 'application-moved', actor: { affiliateId: STAFF, name: 'Fathom Staff' } },
  ])
})
