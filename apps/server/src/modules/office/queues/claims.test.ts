import type { OpenedItemWire, QueuePageWire, QueuesWire, TakenWire } from '@fathom/contract/office'
import type { User } from '@fathom/domain/session'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createModules } from '../../../app/create-modules.ts'
import { type Server, startServer } from '../../../app/start.ts'
import type { QueueSource } from '../../../platform/queues.ts'
import type { QueuesDeps } from './queues.deps.ts'
import { DESK, MARA, QUEUES, queuesOf, STAFF } from './queues.fixture.ts'
import { takeNext } from './work-on-item.ts'

let world: World<Server>
let sources: readonly QueueSource[]
beforeAll(async () => {
  world = await startWorld(startServer)
  const { modules, session } = await createModules(world.server.platform, () => world.server.app)
  await session.close()
  sources = Object.values(modules).flatMap(({ queues = [] }) => queues)
})

const { db, get, post, photos, colleagueTakes, clear } = queuesOf(() => world)
afterEach(clear)

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

const next = async (body: object, person = 'staff') => {
  const answer = await world.call(person).post(`${QUEUES}/photos/next`, body)
  return ((await answer.json()) as TakenWire).items.map(({ item }) => item.id)
}
/** Who works on each of these, as a colleague sees it. */
const holdersOf = async (ids: readonly string[]) => {
  const { items } = await get<QueuePageWire>(`${QUEUES}/photos`, 'deskstaff')
  return ids.map((id) => items.find((item) => item.id === id)?.holder?.affiliateId ?? null)
}

test('[OF-05] of the next items only the open one is worked on; those loaded ahead are reserved and read as free', async () => {
  const ids = await photos(6)
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = ids
  expect(await next({ hold: 4 })).toEqual([first, second, third, fourth])
  expect(await holdersOf(ids)).toEqual([STAFF, null, null, null, null, null])
  expect((await get<QueuesWire>(QUEUES)).mine.map(({ id }) => id)).toEqual([first])
  const free = await get<QueuePageWire>(`${QUEUES}/photos?owner=free`, 'deskstaff')
  expect(free.items.map(({ id }) => id)).toEqual(expect.arrayContaining([second, third, fourth]))
  // Nobody else gets those by asking for the next ones.
  expect(await next({ hold: 2 }, 'deskstaff')).toEqual([fifth, sixth])
  // Anyone who goes on says which one is open.
  expect(await next({ hold: 4, open: third })).toEqual([third, first, second, fourth])
  expect(await holdersOf(ids)).toEqual([STAFF, null, STAFF, null, DESK, null])
})

test('[OF-05] an item that is only reserved gives way to a colleague who takes it, and is no longer handed out', async () => {
  const [first = '', second = '', third = ''] = await photos(3)
  await next({ hold: 3 })
  expect((await world.call('deskstaff').post(`${QUEUES}/photos/${second}/take`)).status).toBe(200)
  expect(await post(`/photos/${second}/take`)).toMatchObject({
    status: 409,
    body: { holder: { affiliateId: DESK } },
  })
  expect(await next({ hold: 3, open: second })).toEqual([first, third])
  expect((await world.call('deskstaff').post(`${QUEUES}/photos/${first}/take`)).status).toBe(409)
})

test('[OF-05] of two who open a reserved item at once, one has it', async () => {
  const ids = await photos(8)
  await next({ hold: 8 })
  for (const id of ids.slice(1)) {
    const [mine, theirs] = await Promise.all([
      world.call('staff').post(`${QUEUES}/photos/${id}/take`, {}),
      world.call('deskstaff').post(`${QUEUES}/photos/${id}/take`, {}),
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
    db().query(`update office_claim set held_until = held_until - $1 * interval '1 minute'`, [minutes])
  await minutesPass(4)
  expect((await post('/photos/renew')).body).toEqual({ held: [second] })
  await minutesPass(4)
  expect(await holdersOf([second])).toEqual([STAFF])
  await minutesPass(2)
  expect(await holdersOf([second])).toEqual([null])
  // A page that was asleep has it again, unless someone else took it.
  expect((await post('/photos/renew')).body).toEqual({ held: [second] })
  await minutesPass(6)
  expect((await world.call('deskstaff').post(`${QUEUES}/photos/${second}/take`)).status).toBe(200)
  expect((await post('/photos/renew')).body).toEqual({ held: [] })
})

test('[OF-05] each queue has its own time for a claim, and a colleague sees when it ends', async () => {
  const [photo = ''] = await photos(1)
  const { items } = await get<QueuePageWire>(`${QUEUES}/applications`)
  const application = items.find(({ holder }) => holder === null)?.id ?? ''
  const held = async (kind: string, id: string) => {
    expect((await post(`/${kind}/${id}/take`)).status).toBe(200)
    const page = await get<QueuePageWire>(`${QUEUES}/${kind}`, 'deskstaff')
    const { until = '' } = page.items.find((item) => item.id === id)?.holder ?? {}
    return Math.round((Date.parse(until) - Date.now()) / 60_000)
  }
  expect([await held('photos', photo), await held('applications', application)]).toEqual([5, 30])
  await db().query(`update office_claim set held_until = held_until - interval '20 minutes'`)
  const take = async (path: string) => (await world.call('deskstaff').post(`${QUEUES}/${path}/take`)).status
  expect([await take(`photos/${photo}`), await take(`applications/${application}`)]).toEqual([200, 409])
})

test('[OF-09] the history of an item says who took, released and noted it, without the text of a note', async () => {
  const [first = '', second = ''] = await photos(2)
  await post(`/photos/${first}/take`)
  await post(`/photos/${first}/take`)
  await post(`/photos/${first}/notes`, { text: 'Called her.' })
  await post(`/photos/${first}/release`)
  await post(`/photos/${first}/release`)
  // What is only loaded ahead isn't in its history.
  expect(await next({ hold: 2 }, 'deskstaff')).toEqual([first, second])
  await world.call('deskstaff').post(`${QUEUES}/photos/release`, {})
  const historyOf = async (id: string) => (await get<OpenedItemWire>(`${QUEUES}/photos/${id}`)).history
  expect((await historyOf(first)).map(({ action, actor }) => [action, actor.affiliateId])).toEqual([
    ['item-released', DESK],
    ['item-taken', DESK],
    ['item-released', STAFF],
    ['item-noted', STAFF],
    ['item-taken', STAFF],
  ])
  expect(JSON.stringify(await historyOf(first))).not.toContain('Called her.')
  expect(await historyOf(second)).toEqual([])
})

test('[OF-05] [ST-12] anyone who signs out holds nothing any longer', async () => {
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

test('[OF-05] anyone who loses a right, or leaves the staff, holds nothing in its queue any longer', async () => {
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
      `insert into office_claim (kind, item_id, holder, opened_at, held_until)
       values ($1, $2, $3, now(), now() + interval '5 minutes')`,
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
  await db().query(`update office_claim set held_until = now() - interval '1 minute'`)
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
        `insert into office_claim (kind, item_id, holder, opened_at, held_until)
         values ('photos', $1, $2, now(), now() + interval '5 minutes') on conflict do nothing returning holder`,
        [id, holder],
      )
    ).length
  const [staff, other] = await Promise.all([post(`/photos/${id}/take`), claim(MARA)])
  expect((staff.status === 200 ? 1 : 0) + other).toBe(1)
})
