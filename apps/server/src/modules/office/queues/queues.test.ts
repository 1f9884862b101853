import { randomUUID } from 'node:crypto'
import type { WaitingNameWire } from '@fathom/contract/certifications'
import type { OpenedItemWire, QueuePageWire, QueuesWire, TakenWire } from '@fathom/contract/office'
import { QUEUE_KINDS } from '@fathom/domain/office'
import type { User } from '@fathom/domain/session'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createModules } from '../../../app/create-modules.ts'
import { type Server, startServer } from '../../../app/start.ts'
import type { QueueSource } from '../../../platform/queues.ts'
import type { QueuesDeps } from './queues.deps.ts'
import { takeNext } from './work-on-item.ts'

const PATH = '/api/office/queues'
const STAFF = 900001
const MARA = 100001

let world: World<Server>
let sources: readonly QueueSource[]
beforeAll(async () => {
  world = await startWorld(startServer)
  const { modules, session } = await createModules(world.server.platform, () => world.server.app)
  await session.close()
  sources = Object.values(modules).flatMap(({ queues = [] }) => queues)
})
afterEach(async () => {
  await db().query('delete from office_claim')
  await db().query(`delete from card_photo where affiliate_id >= 500000 and affiliate_id < 600000`)
})

const db = () => world.server.platform.db

/** Photos of so many people, the first one the oldest. */
async function photos(count: number): Promise<string[]> {
  const rows = await db().query<{ id: string }>(
    `insert into card_photo (id, affiliate_id, state, width, height, sha256, sent_at, file_tag)
     select gen_random_uuid(), 500000 + n, 'waiting', 400, 500, md5(n::text), timestamptz '2026-01-01' + n * interval '1 minute', ''
     from generate_series(1, $1) n order by n returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

const get = async <T>(path: string, person = 'staff') =>
  (await (await world.call(person).get(path)).json()) as T
const post = async (path: string, body: object = {}) => {
  const answer = await world.call('staff').post(`${PATH}${path}`, body)
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() }
}

/** A colleague, who is a demo person with a name. */
const colleagueTakes = (kind: string, id: string, minutesAgo = 0) =>
  db().query(
    `insert into office_claim (kind, item_id, holder, opened_at, active_at)
     values ($1, $2, $3, now() - $4 * interval '1 minute', now() - $4 * interval '1 minute')`,
    [kind, id, MARA, minutesAgo],
  )

test('[OF-05] a hundred people take the next photo at once, and nobody gets the same one', async () => {
  await db().query(`delete from card_photo where state = 'waiting'`)
  await photos(100)
  const { platform } = world.server
  const deps: QueuesDeps = {
    ...platform,
    jobs: { ...platform.jobs, send: async () => undefined },
    current: { keepCurrent: async () => undefined, clear: async () => undefined },
    listStaffWith: async () => [],
    sources: () => sources,
    recordsOf: async () => ({ cards: [], courses: [], forms: [] }),
  }
  const taken = await Promise.all(
    Array.from({ length: 100 }, (_, at) => {
      const caller = { affiliateId: 700_000 + at } as User
      return takeNext(deps, { caller, locale: 'en-US' }, 'photos', { hold: 1 })
    }),
  )
  expect(taken.every((items) => items.length === 1)).toBe(true)
  expect(new Set(taken.flat().map(({ item }) => item.id)).size).toBe(100)
  const late = { affiliateId: 800_000 } as User
  expect(await takeNext(deps, { caller: late, locale: 'en-US' }, 'photos', { hold: 1 })).toEqual([])
})

test('[OF-05] asking for the next ones again takes no more, and what was decided makes room', async () => {
  const [first, second, third, fourth] = await photos(6)
  const next = async (hold: number) =>
    ((await post('/photos/next', { hold })).body as TakenWire).items.map(({ item }) => item.id)
  expect(await next(3)).toEqual([first, second, third])
  expect(await next(3)).toEqual([first, second, third])
  await db().query(
    `update card_photo set state = 'refused', reason = 'other', decided_at = now() where id = $1`,
    [first],
  )
  expect(await next(3)).toEqual([second, third, fourth])
})

const DESK = 900002
const next = async (body: object, person = 'staff') => {
  const answer = await world.call(person).post(`${PATH}/photos/next`, body)
  return ((await answer.json()) as TakenWire).items.map(({ item }) => item.id)
}
/** Who works on each of these, as a colleague sees it. */
const holdersOf = async (ids: readonly string[]) => {
  const { items } = await get<QueuePageWire>(`${PATH}/photos`, 'deskstaff')
  return ids.map((id) => items.find((item) => item.id === id)?.holder?.affiliateId ?? null)
}

test('[OF-05] of the next items only the open one is worked on; those loaded ahead are reserved and read as free', async () => {
  const ids = await photos(6)
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = ids
  expect(await next({ hold: 4 })).toEqual([first, second, third, fourth])
  expect(await holdersOf(ids)).toEqual([STAFF, null, null, null, null, null])
  expect((await get<QueuesWire>(PATH)).mine.map(({ id }) => id)).toEqual([first])
  const free = await get<QueuePageWire>(`${PATH}/photos?owner=free`, 'deskstaff')
  expect(free.items.map(({ id }) => id)).toEqual(expect.arrayContaining([second, third, fourth]))
  // Nobody else gets those by asking for the next ones.
  expect(await next({ hold: 2 }, 'deskstaff')).toEqual([fifth, sixth])
  // Whoever goes on says which one is open.
  expect(await next({ hold: 4, open: third })).toEqual([third, first, second, fourth])
  expect(await holdersOf(ids)).toEqual([STAFF, null, STAFF, null, DESK, null])
})

test('[OF-05] an item that is only reserved gives way to a colleague who takes it, and is no longer handed out', async () => {
  const [first = '', second = '', third = ''] = await photos(3)
  await next({ hold: 3 })
  expect((await world.call('deskstaff').post(`${PATH}/photos/${second}/take`)).status).toBe(200)
  expect(await post(`/photos/${second}/take`)).toMatchObject({
    status: 409,
    body: { holder: { affiliateId: DESK } },
  })
  expect(await next({ hold: 3, open: second })).toEqual([first, third])
  expect((await world.call('deskstaff').post(`${PATH}/photos/${first}/take`)).status).toBe(409)
})

test('[OF-05] of two who open a reserved item at once, one has it', async () => {
  const ids = await photos(8)
  await next({ hold: 8 })
  for (const id of ids.slice(1)) {
    const [mine, theirs] = await Promise.all([
      world.call('staff').post(`${PATH}/photos/${id}/take`, {}),
      world.call('deskstaff').post(`${PATH}/photos/${id}/take`, {}),
    ])
    expect([mine.status, theirs.status].sort()).toEqual([200, 409])
  }
})

test('[OF-05] leaving the queue gives back what isn’t decided; an item that nobody renews is free again soon', async () => {
  const ids = await photos(3)
  const [first = '', second = ''] = ids
  await next({ hold: 3 })
  await colleagueTakes('reports', 'r')
  expect((await post('/photos/release')).status).toBe(204)
  expect(await holdersOf(ids)).toEqual([null, null, null])
  expect(await next({ hold: 1 }, 'deskstaff')).toEqual([first])
  expect(await db().query('select from office_claim')).toHaveLength(2)

  await post(`/photos/${second}/take`)
  const minutesPass = (minutes: number) =>
    db().query(`update office_claim set active_at = active_at - $1 * interval '1 minute'`, [minutes])
  await minutesPass(4)
  expect((await post('/photos/renew')).body).toEqual({ held: [second] })
  await minutesPass(4)
  expect(await holdersOf([second])).toEqual([STAFF])
  await minutesPass(2)
  expect(await holdersOf([second])).toEqual([null])
  // A page that was asleep has it again, unless someone else took it.
  expect((await post('/photos/renew')).body).toEqual({ held: [second] })
  await minutesPass(6)
  expect((await world.call('deskstaff').post(`${PATH}/photos/${second}/take`)).status).toBe(200)
  expect((await post('/photos/renew')).body).toEqual({ held: [] })
})

test('[OF-05] [ST-12] whoever signs out holds nothing any longer', async () => {
  const [photo = ''] = await photos(1)
  await next({ hold: 1 }, 'deskstaff')
  expect(await holdersOf([photo])).toEqual([DESK])
  const { visitor } = await world.signIn('deskstaff')
  await visitor.fetch('/api/auth/session/sign-out', { method: 'POST' })
  expect(await db().query('select from office_claim where holder = $1', [DESK])).toEqual([])
})

test('[OF-05] asking many times at once takes no more than asking once', async () => {
  await photos(60)
  await Promise.all(Array.from({ length: 12 }, () => post('/photos/next', { hold: 5 })))
  expect(await db().query('select from office_claim where holder = $1', [STAFF])).toHaveLength(5)
})

test('[OF-05] whoever loses a right, or leaves the staff, holds nothing in its queue any longer', async () => {
  const [photo = '', other = ''] = await photos(2)
  const claims = async () =>
    (
      await db().query<{ kind: string; item_id: string }>(
        'select kind, item_id from office_claim where holder = $1 order by kind',
        [DESK],
      )
    ).map(({ kind, item_id }) => `${kind} ${item_id}`)
  const take = (kind: string, id: string, holder: number) =>
    db().query(
      'insert into office_claim (kind, item_id, holder, opened_at, active_at) values ($1, $2, $3, now(), now())',
      [kind, id, holder],
    )
  const change = async (what: string, body: object) =>
    (await world.call('staff').put(`/api/office/people/${DESK}/${what}`, body)).status
  await take('photos', photo, DESK)
  await take('reports', 'a', DESK)
  await take('photos', other, STAFF)
  expect(await change('rights', { rights: ['applications', 'people'] })).toBe(204)
  expect(await claims()).toEqual(['reports a'])
  expect((await post(`/photos/${photo}/take`)).status).toBe(200)
  expect(await db().query('select from office_claim where holder = $1', [STAFF])).toHaveLength(2)
  expect(await change('type', { type: 1 })).toBe(200)
  expect(await claims()).toEqual([])
})

test('[OF-05] an item that a colleague holds is neither taken nor decided; the answer says by whom', async () => {
  const [id = ''] = await photos(1)
  await colleagueTakes('photos', id)
  const held = { problem: 'held', holder: { affiliateId: MARA, name: 'Mara Lindqvist' } }
  expect(await post(`/photos/${id}/take`)).toMatchObject({ status: 409, body: held })
  const decide = () =>
    world
      .call('staff')
      .post(`/api/pro/certifications/photos/${id}/decision`, { decision: 'refused', reason: 'other' })
  const refused = await decide()
  expect([refused.status, await refused.json()]).toMatchObject([409, held])
  expect(await db().query('select state from card_photo where id = $1', [id])).toEqual([{ state: 'waiting' }])
  // Releasing what another holds changes nothing.
  expect((await post(`/photos/${id}/release`)).status).toBe(204)
  expect((await post(`/photos/${id}/take`)).status).toBe(409)
  await db().query(`update office_claim set active_at = now() - interval '6 minutes'`)
  expect((await post(`/photos/${id}/take`)).body).toMatchObject({ item: { holder: { affiliateId: STAFF } } })
  expect((await decide()).status).toBe(200)
  expect(await db().query('select from office_claim')).toEqual([])
  expect((await post(`/photos/${id}/take`)).status).toBe(404)
})

test('[OF-05] of two who take one item at once, one has it', async () => {
  const [id = ''] = await photos(1)
  const claim = async (holder: number) =>
    (
      await db().query(
        `insert into office_claim (kind, item_id, holder, opened_at, active_at) values ('photos', $1, $2, now(), now())
         on conflict do nothing returning holder`,
        [id, holder],
      )
    ).length
  const [staff, other] = await Promise.all([post(`/photos/${id}/take`), claim(MARA)])
  expect((staff.status === 200 ? 1 : 0) + other).toBe(1)
})

test('[OF-02] a queue is read page by page, oldest or newest first, by owner and by name', async () => {
  const ids = await photos(120)
  const seen: string[] = []
  let after = ''
  do {
    const page = await get<QueuePageWire>(
      `${PATH}/photos?after=${encodeURIComponent(after)}`.replace(/\?after=$/, ''),
    )
    expect(page.total).toBeGreaterThanOrEqual(120)
    seen.push(...page.items.map(({ id }) => id))
    after = page.next ?? ''
  } while (after)
  expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
  expect(new Set(seen).size).toBe(seen.length)
  const newest = await get<QueuePageWire>(`${PATH}/photos?sort=newest`)
  expect(
    newest.items
      .filter(({ id }) => ids.includes(id))
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(ids.slice(-2).reverse())
  await colleagueTakes('photos', ids[0] ?? '')
  await post(`/photos/${ids[1]}/take`)
  const mine = await get<QueuePageWire>(`${PATH}/photos?owner=mine`)
  expect(mine).toMatchObject({ total: 1, items: [{ id: ids[1], holder: { affiliateId: STAFF } }] })
  const free = await get<QueuePageWire>(`${PATH}/photos?owner=free`)
  expect(free.items.map(({ id }) => id)).not.toContain(ids[0])
  const numbered = await get<QueuePageWire>(`${PATH}/photos?search=500007`)
  expect(numbered).toMatchObject({ total: null, items: [{ id: ids[6] }] })
  expect(await get<QueuePageWire>(`${PATH}/photos?search=%23500007`)).toEqual(numbered)
  expect((await get<QueuePageWire>(`${PATH}/photos?search=%25`)).items).toEqual([])
  expect((await world.call('staff').get(`${PATH}/photos?after=nonsense`)).status).toBe(400)
})

test('[OF-04] the queue of applications is cut by status, and has no drafts', async () => {
  const statesOf = async (query: string) =>
    (await get<QueuePageWire>(`${PATH}/applications${query}`)).items.map(({ state }) => state)
  expect((await statesOf('')).sort()).toEqual(['payment', 'review'])
  expect(await statesOf('?state=review')).toEqual(['review'])
  expect(await statesOf('?state=instructor')).toEqual(['instructor', 'instructor'])
  expect(await statesOf('?search=adeyemi%20sam')).toHaveLength(2)
  const { items } = await get<QueuePageWire>(`${PATH}/applications?state=review`)
  const opened = await get<OpenedItemWire>(`${PATH}/applications/${items[0]?.id}`)
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
  expect((await world.call('staff').get(`${PATH}/applications/${draft?.id}`)).status).toBe(404)
})

test('[OF-02] home says what waits, how much and how old, who works on it, and what I hold', async () => {
  const [oldest = '', second = ''] = await photos(3)
  await colleagueTakes('photos', oldest)
  await post(`/photos/${second}/take`)
  const { queues, mine, failedJobs } = await get<QueuesWire>(PATH)
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
  await db().query(`update office_claim set active_at = now() - interval '4 minutes'`)
  expect((await post(`/photos/${id}/notes`, { text: '  ' })).status).toBe(400)
  const { body } = await post(`/photos/${id}/notes`, { text: 'Asked for another one by phone.' })
  expect(body).toMatchObject({ notes: [{ author: 'Fathom Staff', text: 'Asked for another one by phone.' }] })
  const [claim] = await db().query<{ isFresh: boolean }>(
    `select active_at > now() - interval '1 minute' as "isFresh" from office_claim`,
  )
  expect(claim?.isFresh).toBe(true)
})

test('[OF-02] a note that is sent twice is written once, and one that is too long is refused', async () => {
  const [id = ''] = await photos(1)
  const note = { id: randomUUID(), text: 'Called her.' }
  await Promise.all([post(`/photos/${id}/notes`, note), post(`/photos/${id}/notes`, note)])
  const { notes } = await get<OpenedItemWire>(`${PATH}/photos/${id}`)
  expect(notes.map(({ text }) => text)).toEqual(['Called her.'])
  expect((await post(`/photos/${id}/notes`, { text: 'x'.repeat(2001) })).status).toBe(400)
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
      ['get', PATH],
      ['get', `${PATH}/photos`],
      ['get', `${PATH}/photos/${id}`],
      ['post', `${PATH}/photos/next`],
      ['post', `${PATH}/photos/renew`],
      ['post', `${PATH}/photos/release`],
      ['post', `${PATH}/photos/${id}/take`],
      ['post', `${PATH}/photos/${id}/release`],
      ['post', `${PATH}/photos/${id}/notes`],
    ] as const) {
      const call = world.call(person)
      const { status } = await (method === 'get' ? call.get(path) : call.post(path, { text: 'x' }))
      expect([person, path, status]).toEqual([person, path, 403])
    }
  expect((await world.call('staff').get(`${PATH}/photos/${id}`)).status).toBe(404)
  expect((await world.call('staff').get(`${PATH}/photos/100001`)).status).toBe(404)
  expect((await world.call('staff').get(`${PATH}/names/${id}`)).status).toBe(404)
})

test('[OF-09] an item shows what staff did with it', async () => {
  const { items } = await get<QueuePageWire>(`${PATH}/applications?state=payment`)
  const id = items[0]?.id ?? ''
  const historyOf = async () => (await get<OpenedItemWire>(`${PATH}/applications/${id}`)).history
  expect(await historyOf()).toEqual([])
  const paid = await world
    .call('staff')
    .post(`/api/applications/Applications/${id}/record-payment`, { reference: 'R-1', receivedBy: 'provider' })
  expect(paid.status).toBe(200)
  expect(await historyOf()).toMatchObject([
    { action: 'application-moved', actor: { affiliateId: STAFF, name: 'Fathom Staff' } },
  ])
})
