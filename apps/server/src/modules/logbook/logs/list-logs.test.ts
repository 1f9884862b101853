import { type DiveLogWire, diveLogOf } from '@fathom/contract/logbook'
import { byStart } from '@fathom/domain/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { created, type GraphUser, graphAs } from '../logbook.fixture.ts'
import { newestTwenty, pageQuery } from './log-list.store.ts'

let world: World<Server>
let diver: GraphUser
let veteran: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = graphAs(world, 'diver')
  veteran = graphAs(world, 'veteran')
})

const list = async (person: GraphUser, page: Record<string, unknown>) =>
  (await person.ask<{ diveLogs: DiveLogWire[] }>('DiveLogs', page)).diveLogs
const count = async (person: GraphUser, filter: Record<string, unknown>) =>
  (await person.ask<{ diveLogCount: number }>('DiveLogCount', filter)).diveLogCount
const inDeviceOrder = (logs: readonly DiveLogWire[]) =>
  logs
    .map(diveLogOf)
    .toSorted(byStart)
    .map(({ id }) => id)

test('[CA-40] [LO-09] lists the newest dive first, within a day by its time in, as the device does, and pages without gaps', async () => {
  const all = await list(diver, { limit: 200 })
  expect(all).toHaveLength(120)
  expect(all.map(({ id }) => id)).toEqual(inDeviceOrder(all).reverse())
  const pages: DiveLogWire[] = []
  for (let offset = 0; offset < 130; offset += 7) pages.push(...(await list(diver, { limit: 7, offset })))
  expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
})

test('[LO-09] dives of one day are paged by their time in, and one without it is the first', async () => {
  const person = graphAs(world, 'instructor')
  const page = (of: object) => list(person, { search: 'of one day', ...of })
  const titles = (logs: readonly DiveLogWire[]) => logs.map(({ dive_title }) => dive_title)
  // The order of the ids is another one.
  const times = [
    ['1', 'Third', '16:05'],
    ['2', 'First', null],
    ['3', 'Second', '09:40'],
  ] as const
  for (const [digit, title, time_in] of times)
    await person.ask('CreateRecreationalLog', {
      id: `01900000-0000-7000-8000-00000000000${digit}`,
      input: { dive_title: `${title} of one day`, dive_date: '1999-02-03', depth_time: { time_in } },
    })
  const all = ['Third of one day', 'Second of one day', 'First of one day']
  expect(titles(await page({ limit: 3 }))).toEqual(all)
  const pages = [0, 1, 2].map((offset) => page({ limit: 1, offset }))
  expect(titles((await Promise.all(pages)).flat())).toEqual(all)
  const oldest = await Promise.all(
    [0, 1, 2].map((offset) => list(person, { direction: 'asc', limit: 1, offset })),
  )
  expect(titles(oldest.flat())).toEqual(all.toReversed())
})

test.each<[string, Record<string, unknown>]>([
  ['all', {}],
  ['training', { log_type: 'Training' }],
  ['recreational', { log_type: 'Recreational' }],
  ['drafts', { status: 'Draft' }],
])(
  '[ST-02] the filter %s lists the right logs on every page, and its count matches',
  async (name, filter) => {
    const all = await list(diver, { limit: 200 })
    const expected = all.filter((log) =>
      Object.entries(filter).every(([field, value]) => log[field as keyof DiveLogWire] === value),
    )
    const pages: DiveLogWire[] = []
    for (let offset = 0; offset <= expected.length; offset += 5)
      pages.push(...(await list(diver, { ...filter, limit: 5, offset })))
    expect(pages).toEqual(expected)
    expect(await count(diver, filter)).toBe(expected.length)
    const { diveLogCounts } = await diver.ask<{ diveLogCounts: Record<string, number> }>('LogbookOverview', {
      year: 2026,
    })
    expect(diveLogCounts[name]).toBe(expected.length)
  },
)

test.each<['max_depth' | 'bottom_time']>([['max_depth'], ['bottom_time']])(
  '[CA-40] sorting by %s lists the largest first, and the smallest first when reversed',
  async (field) => {
    const values = (logs: DiveLogWire[]) => logs.map(({ depth_time }) => depth_time[field] ?? -1)
    const down = values(await list(diver, { order_by: field, limit: 200 }))
    expect(down).toEqual(down.toSorted((one, other) => other - one))
    const up = await list(diver, { order_by: field, direction: 'asc', limit: 200 })
    expect(values(up)).toEqual(down.toReversed())
    const pages: DiveLogWire[] = []
    for (let offset = 0; offset < 120; offset += 9)
      pages.push(...(await list(diver, { order_by: field, direction: 'asc', limit: 9, offset })))
    expect(pages.map(({ id }) => id)).toEqual(up.map(({ id }) => id))
  },
)

test('[CA-40] oldest first reverses the list, page by page', async () => {
  const newest = await list(diver, { limit: 200 })
  const pages: DiveLogWire[] = []
  for (let offset = 0; offset < 120; offset += 11)
    pages.push(...(await list(diver, { direction: 'asc', limit: 11, offset })))
  expect(pages.map(({ id }) => id)).toEqual(newest.map(({ id }) => id).reverse())
})

test('[SC-05] search finds title, place and buddy, ignoring case and accents', async () => {
  for (const search of ['THISTLEGORM', 'sha’ab ali thistle', 'väderöarna', 'VADEROARNA', 'leo brandt'])
    expect([search, await count(diver, { search })]).not.toEqual([search, 0])
  expect(await list(diver, { search: 'thistlegorm' })).toMatchObject([
    { dive_title: 'Thistlegorm, holds 1 and 2' },
  ])
  expect(await count(diver, { search: '100%' })).toBe(0)
  expect(await count(diver, { search: '_' })).toBe(0)
})

test('[CA-40] total bottom time and totals exclude drafts', async () => {
  const all = await list(diver, { limit: 200 })
  const done = all.filter(({ status }) => status !== 'Draft')
  const minutes = done.reduce((sum, { depth_time }) => sum + (depth_time.bottom_time ?? 0), 0)
  const { diveLogTotals } = await diver.ask<{ diveLogTotals: unknown }>('LogbookOverview', { year: 2026 })
  expect(diveLogTotals).toEqual({ dives: 117, bottom_time: minutes, max_depth: 37.8 })
  const total = await world
    .call('diver')
    .graph('logbook', '{ totalBottomTime, training: totalBottomTime(log_type: Training) }')
  const training = done.filter(({ log_type }) => log_type === 'Training')
  const trained = training.reduce((sum, { depth_time }) => sum + (depth_time.bottom_time ?? 0), 0)
  expect(total).toEqual({ totalBottomTime: minutes, training: trained })
})

test("page 1,000 of ten thousand dives is correct and doesn't scan the pages before it", async () => {
  const { db } = world.server.platform
  const page = await list(veteran, { limit: 10, offset: 9990 })
  const rows = await db.query<{ id: string }>(
    `select id from dive_log where affiliate_id = 100009
     order by dive_date desc, coalesce(doc #>> '{depth_time,time_in}', '') desc, id desc limit 10 offset 9990`,
  )
  expect(page.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(await list(veteran, { limit: 10, offset: 10_000 })).toEqual([])
})

test('[CA-40] the counts of a search match the results of each filter', async () => {
  const search = 'reef'
  const { diveLogCounts } = await diver.ask<{ diveLogCounts: Record<string, number> }>('DiveLogCounts', {
    search,
  })
  const found = await list(diver, { search, limit: 200 })
  const of = (field: 'log_type' | 'status', value: string) =>
    found.filter((log) => log[field] === value).length
  expect(found.length).toBeGreaterThan(0)
  expect(diveLogCounts).toEqual({
    all: found.length,
    training: of('log_type', 'Training'),
    recreational: of('log_type', 'Recreational'),
    drafts: of('status', 'Draft'),
  })
})

test('counts stay correct after every kind of change', async () => {
  const applicant = graphAs(world, 'applicant')
  const counts = async () =>
    (await applicant.ask<{ diveLogCounts: unknown }>('LogbookOverview', { year: 2026 })).diveLogCounts
  expect(await counts()).toEqual({ all: 1, training: 1, recreational: 0, drafts: 0 })
  const log = await created(applicant, 'Recreational', { dive_title: 'Reef' })
  expect(await counts()).toEqual({ all: 2, training: 1, recreational: 1, drafts: 1 })
  await applicant.ask('UpdateRecreationalLog', {
    id: log.id,
    input: {
      status: 'Published',
      dive_date: '2019-03-02',
      dive_location: 'Bay',
      dive_type: 'Boat',
      depth_time: { max_depth: 9, bottom_time: 30 },
    },
  })
  expect(await counts()).toEqual({ all: 2, training: 1, recreational: 1, drafts: 0 })
  await applicant.ask('DeleteRecreationalLog', { id: log.id })
  expect(await counts()).toEqual({ all: 1, training: 1, recreational: 0, drafts: 0 })
})

test('the years equal the sums of their months after any write', async () => {
  const { db } = world.server.platform
  const log = await created(diver, 'Recreational', { dive_title: 'Reef', dive_date: '2011-07-02' })
  await diver.ask('UpdateRecreationalLog', { id: log.id, input: { dive_date: '2012-01-31' } })
  await diver.ask('DeleteRecreationalLog', { id: log.id })
  await db.query('delete from dive_log where id = $1', [log.id])
  const apart = await db.query(
    `select * from (
       select affiliate_id, extract(year from month)::int as year, log_type, status, sum(logs)::int as logs,
         sum(bottom_time)::int as minutes
       from dive_log_month group by 1, 2, 3, 4
     ) months full join dive_log_year y using (affiliate_id, year, log_type, status)
     where (coalesce(months.logs, 0), coalesce(months.minutes, 0)) <> (coalesce(y.logs, 0), coalesce(y.bottom_time, 0))`,
  )
  expect(apart).toEqual([])
})

test('a connection plans the newest twenty once, even for a diver with ten thousand dives', async () => {
  const client = await world.server.platform.db.pool.connect()
  try {
    for (let time = 0; time < 12; time++)
      await client.query({ name: 'newest', text: newestTwenty(), values: [100009] })
    const { rows } = await client.query(
      `select generic_plans::int, custom_plans::int from pg_prepared_statements where name = 'newest'`,
    )
    expect(rows).toEqual([{ generic_plans: 7, custom_plans: 5 }])
  } finally {
    client.release(true)
  }
})

test('the pages that the portal requests are named statements, and a search is not', async () => {
  const nameOf = (limit: number, search: string | null = null) =>
    pageQuery(1, { orderBy: 'dive_date', direction: 'desc', limit, offset: 0, search }).name
  // One more than is shown, as the portal's list.queries.ts requests.
  for (const shown of [20, 40, 80]) expect(nameOf(shown + 1)).toBeDefined()
  expect(nameOf(22)).toBeUndefined()
  expect(nameOf(21, 'wreck')).toBeUndefined()
})

test('refuses a page larger than one response allows', async () => {
  for (const page of [{ limit: 201 }, { limit: -1 }, { offset: -1 }])
    expect(await diver.refused('DiveLogs', page)).toMatchObject({ problem: 'invalid-input', status: 400 })
})

test('[CA-41] [EN-11] finds dive sites by part of the name in any case, and a new site only for its diver', async () => {
  const search = async (person: GraphUser, name: string) =>
    (await person.ask<{ diveSites: { name: string; own: boolean }[] }>('DiveSites', { name })).diveSites
  expect(await search(diver, 'THISTLE')).toMatchObject([{ name: 'SS Thistlegorm', own: false }])
  expect((await search(diver, 'blue hole'))[0]?.name).toMatch(/^Blue Hole/)
  const input = { id: '0198b000-0000-4000-8000-000000000001', name: 'Mara’s secret bay', country: 'Sweden' }
  await diver.ask('CreateDiveSite', { input })
  await diver.ask('CreateDiveSite', { input })
  expect(await search(diver, "mara's secret")).toMatchObject([{ name: 'Mara’s secret bay', own: true }])
  expect(await search(veteran, 'secret bay')).toEqual([])
  expect(await veteran.refused('CreateDiveSite', { input })).toMatchObject({ problem: 'id-taken' })
})

test('[CA-41] [EN-11] finds an instructor by member number, and nobody for an unknown number', async () => {
  const look = (memsys_member_number: number) => diver.ask('Instructor', { memsys_member_number })
  expect(await look(500001)).toEqual({
    instructor: {
      memsys_member_number: 500001,
      first_name: 'Kai',
      last_name: 'Nakamura',
      middle_initial: '',
    },
  })
  for (const number of [7001, 999, 0, -5]) expect(await look(number)).toEqual({ instructor: null })
})

test('[EN-09] the demo’s newest dive shows its photos in the list', async () => {
  const [newest] = await list(diver, { limit: 1 })
  expect(newest?.experience.photos).toHaveLength(3)
  expect((await world.call('diver').get(newest?.experience.photos[0]?.thumbnail_url ?? '')).status).toBe(200)
})

test('[SC-05] each dive has its lifetime number, drafts have none, and dives of other divers get none', async () => {
  const numbersOf = async (person: GraphUser, ids: string[]) =>
    (await person.ask<{ diveNumbers: { id: string; number: number }[] }>('DiveNumbers', { ids })).diveNumbers
  const all = await list(diver, { limit: 200 })
  const counted = all
    .filter(({ status }) => status !== 'Draft')
    .map(diveLogOf)
    .toSorted(byStart)
    .map(({ id }) => id)
  const numbers = await numbersOf(
    diver,
    all.map(({ id }) => id),
  )
  expect(new Map(numbers.map(({ id, number }) => [id, number]))).toEqual(
    new Map(counted.map((id, at) => [id, at + 1])),
  )
  expect(await numbersOf(veteran, counted)).toEqual([])
  expect(await numbersOf(diver, ['no-id'])).toEqual([])
  const [newest] = await list(veteran, { limit: 1 })
  expect(await numbersOf(veteran, [newest?.id ?? ''])).toEqual([{ id: newest?.id, number: 10_000 }])
  const tooMany = Array.from({ length: 201 }, () => newest?.id ?? '')
  expect(await diver.refused('DiveNumbers', { ids: tooMany })).toMatchObject({ status: 400 })
})
