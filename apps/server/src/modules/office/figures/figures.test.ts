import type { FiguresWire, QueuePageWire, QueuesWire, TodayWire } from '@fathom/contract/office'
import { TODAYS_FIGURES } from '@fathom/domain/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const MARA = 100001
const INES = 100002
const NEWCOMER = 100004

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const read = async (query: string): Promise<FiguresWire> =>
  (await world.call('staff').get(`/api/office/figures${query}`)).json()
const query = (sql: string, values: readonly unknown[] = []) =>
  world.server.platform.db.query(sql, [...values])

/** Long before anything of the demonstration. */
const OLD = '?from=1974-03-10&to=1974-05-02'

async function plantDives(affiliateId: number, moments: readonly string[]) {
  for (const at of moments)
    await query(
      `insert into dive_log (affiliate_id, id, log_type, status, dive_date, sort_date, search_text, doc, version, created_at)
       values ($1, gen_random_uuid(), 'Recreational', 'Published', '2010-01-01', '2010-01-01', '', '{}', 1, $2)`,
      [affiliateId, at],
    )
}

test('[OF-11] each figure counts what happened in the month or week, by the days of UTC', async () => {
  const people = [
    '1974-02-28T23:59:59Z',
    '1974-03-01T00:00:00Z',
    '1974-03-31T23:59:59Z',
    '1974-05-31T12:00:00Z',
  ]
  for (const [at, created] of people.entries())
    await query(
      `insert into account (email, given_name, family_name, created_at) values ($1, 'Old', 'Member', $2)`,
      [`old-${at}@fathom.test`, created],
    )
  await query(
    `insert into enrolment (affiliate_id, package_id, enrolled_at, certified_at, ended_at) values
       ($1, gen_random_uuid(), '1974-03-05T10:00:00Z', '1974-04-20T10:00:00Z', '1974-06-01'),
       ($1, gen_random_uuid(), '1974-03-06T10:00:00Z', null, '1974-06-01')`,
    [NEWCOMER],
  )
  await query(
    `insert into certification (license_id, affiliate_id, level_id, cert_date, source, issued_at, ecard_issued_at) values
       ('9900000001', $1, 1, '1974-04-20', 'of11-1', '1974-04-20T10:00:00Z', '1974-04-21T10:00:00Z'),
       ('9900000002', $1, 1, '1974-04-20', 'of11-2', '1974-04-20T10:00:00Z', null)`,
    [NEWCOMER],
  )
  const none = { signUps: 0, enrolments: 0, completions: 0, cards: 0, activeDivers: 0 }
  expect((await read(OLD)).rows).toEqual([
    { from: '1974-03-01', to: '1974-03-31', counts: { ...none, signUps: 2, enrolments: 2 } },
    { from: '1974-04-01', to: '1974-04-30', counts: { ...none, completions: 1, cards: 1 } },
    { from: '1974-05-01', to: '1974-05-31', counts: { ...none, signUps: 1 } },
  ])
  const weeks = await read('?step=week&from=1974-03-31&to=1974-04-01')
  expect(weeks.rows).toEqual([
    { from: '1974-03-25', to: '1974-03-31', counts: { ...none, signUps: 1 } },
    { from: '1974-04-01', to: '1974-04-07', counts: none },
  ])
})

test('[OF-11] a diver who signed in and logged dives is active once a month, and in each month anew', async () => {
  await query(
    `insert into active_period (step, starts, affiliate_id) values
       ('month', '1973-06-01', $1), ('month', '1973-07-01', $1), ('week', '1973-06-04', $1), ('month', '1973-06-01', $2)`,
    [MARA, INES],
  )
  await plantDives(MARA, ['1973-06-05T10:00:00Z', '1973-06-06T10:00:00Z'])
  await plantDives(NEWCOMER, ['1973-06-06T10:00:00Z', '1973-06-13T10:00:00Z'])
  const active = async (search: string) => (await read(search)).rows.map(({ counts }) => counts.activeDivers)
  expect(await active('?from=1973-06-01&to=1973-08-31')).toEqual([3, 1, 0])
  expect(await active('?step=week&from=1973-06-04&to=1973-06-17')).toEqual([2, 1])
})

test('[OF-11] anyone who signs in or comes back on another day is active in that month and week', async () => {
  const { db } = world.server.platform
  const { visitor } = await world.signIn('diver')
  const stored = () =>
    db.query<{ step: string }>(
      `select step from active_period where affiliate_id = $1 and starts > now() - interval '40 days' order by 1`,
      [MARA],
    )
  expect((await stored()).map(({ step }) => step)).toEqual(['month', 'week'])
  await query('delete from active_period where affiliate_id = $1', [MARA])
  await query(`update web_session set last_seen_at = now() - interval '2 days' where affiliate_id = $1`, [
    MARA,
  ])
  await visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  expect((await stored()).map(({ step }) => step)).toEqual(['month', 'week'])
})

test('[OF-11] open applications are counted by the promised days; drafts, finished ones and those that wait for a payment are not', async () => {
  await query('delete from application')
  const plant = (status: string, days: number | null, fee = 0) =>
    query(
      `insert into application (id, applicant_id, type_id, status, fee_amount, fee_currency, created_at, changed_at, submitted_at, promised_from)
       select gen_random_uuid(), $1, 'x', $2, $4, 'EUR', now(), now(), at, at
       from (select now() - $3::float8 * interval '1 day' as at) t`,
      [MARA, status, days, fee],
    )
  for (const days of [0.5, 4.9, 5, 7.9, 8.1, 40]) await plant('Provider Review', days)
  await plant('Payment Requested', 20)
  await plant('Payment Requested', 19, 9500)
  await plant('Draft', null)
  await plant('Complete', 6)
  await plant('Canceled', 6)
  expect((await read('')).applications).toEqual([
    { from: 0, to: 4, applications: 2 },
    { from: 5, to: 7, applications: 2 },
    { from: 8, to: 14, applications: 1 },
    { from: 15, to: 30, applications: 1 },
    { from: 31, to: null, applications: 1 },
  ])
  const table = await (await world.call('staff').get('/api/office/figures/applications.csv')).text()
  expect(table.split('\r\n').slice(0, 3)).toEqual([
    expect.stringContaining('fromDays,toDays,applications'),
    '0,4,2',
    '5,7,2',
  ])
  // The queue says the same of each.
  const queue = await world.call('staff').get('/api/office/queues/applications')
  const { items } = (await queue.json()) as QueuePageWire
  expect(items.map(({ promise }) => promise)).toEqual([
    ...['late', 'late', 'paused', 'late', 'due', 'due', 'early', 'early'],
  ])
})

test('[OF-11] the table for a spreadsheet has the same numbers, and no more than 60 steps are counted', async () => {
  const answer = await world.call('staff').get(`/api/office/figures.csv${OLD}`)
  expect(answer.headers.get('content-disposition')).toContain('figures.csv')
  const [headings, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(headings).toContain('from,to,signUps,enrolments,completions,cards,activeDivers')
  expect(lines[0]).toBe('1974-03-01,1974-03-31,2,2,0,0,0')
  expect(lines).toHaveLength(3)
  for (const bad of [
    '?from=1974-01-01&to=1979-01-01',
    '?from=1974-02-01&to=1974-01-01',
    '?from=1974-02-30&to=1974-03-01',
    '?from=1974-01-01',
  ])
    expect((await world.call('staff').get(`/api/office/figures${bad}`)).status).toBe(400)
})

test('[OF-11] staff without the right learn nothing', async () => {
  for (const path of ['figures', 'figures.csv', 'figures/applications.csv'])
    expect((await world.call('deskstaff').get(`/api/office/${path}`)).status).toBe(403)
})

test('[OF-02] [OF-11] home counts what came in today, for those with the right', async () => {
  const home = async (name: string): Promise<QueuesWire> =>
    (await world.call(name).get('/api/office/queues')).json()
  const { today: before } = await home('staff')
  await query(
    `insert into account (email, given_name, family_name, created_at) values
       ('today@fathom.test', 'New', 'Member', now()),
       ('yesterday@fathom.test', 'New', 'Member', date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '1 second')`,
  )
  await query(
    `insert into enrolment (affiliate_id, package_id, enrolled_at, certified_at, ended_at)
     values ($1, gen_random_uuid(), now(), now(), now())`,
    [NEWCOMER],
  )
  await query(
    `insert into certification (license_id, affiliate_id, level_id, cert_date, source, issued_at, ecard_issued_at)
     values ('9900000077', $1, 1, '2026-01-01', 'of02-today', now(), now())`,
    [NEWCOMER],
  )
  await query(
    `update application set submitted_at = now() where id = (select id from application
       where submitted_at < date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' limit 1)`,
  )
  const { today } = await home('staff')
  const grown = (figure: keyof TodayWire) => (today?.[figure] ?? 0) - (before?.[figure] ?? 0)
  expect(TODAYS_FIGURES.map((figure) => [figure, grown(figure)])).toEqual(
    TODAYS_FIGURES.map((figure) => [figure, 1]),
  )
  expect((await home('deskstaff')).today).toBeNull()
})
