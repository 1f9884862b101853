import type { DiveLogWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aTrainingLog, created, type GraphUser, graphAs, newId } from '../logbook.fixture.ts'

let world: World<Server>
let newcomer: GraphUser
let student: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  newcomer = graphAs(world, 'newcomer')
  student = graphAs(world, 'student')
})

const { memsys_member_number, skills, log_course, log_number, ...RECREATIONAL } = aTrainingLog()

test('[CA-42] a recreational log is created, read back in full, changed and deleted', async () => {
  const log = await created(newcomer, 'Recreational', {
    ...RECREATIONAL,
    status: 'Published',
    conditions: { water_type: 'Salt', air_temp: 31.5, visibility: 'High', visibility_distance: 22 },
    equipment: {
      gas_mixture: 'Nitrox',
      oxygen: 32,
      nitrogen: 68,
      starting_pressure: 210,
      ending_pressure: 70,
    },
    experience: {
      feeling: 'Great',
      notes: 'Two batfish.',
      buddies: ['Leo Brandt'],
      dive_center: 'Harbour Divers',
    },
  })
  const { diveLog } = await newcomer.ask<{ diveLog: DiveLogWire }>('DiveLog', { id: log.id })
  expect(diveLog).toMatchObject({
    id: log.id,
    affiliate_id: 100004,
    status: 'Published',
    log_type: 'Recreational',
    dive_date: '2026-05-14',
    depth_time: { max_depth: 12.4, bottom_time: 42, time_in: '09:12', time_out: '09:54' },
    conditions: {
      water_type: 'Salt',
      air_temp: 31.5,
      visibility: 'High',
      visibility_distance: 22,
      surge: null,
    },
    equipment: { gas_mixture: 'Nitrox', oxygen: 32, nitrogen: 68, helium: null, starting_pressure: 210 },
    experience: { feeling: 'Great', buddies: ['Leo Brandt'], dive_center: 'Harbour Divers', photos: [] },
  })
  const { updateRecreationalLog } = await newcomer.ask<{ updateRecreationalLog: DiveLogWire }>(
    'UpdateRecreationalLog',
    {
      id: log.id,
      version: log.version,
      input: { dive_title: 'House reef', equipment: { oxygen: 36, nitrogen: 64 } },
    },
  )
  expect(updateRecreationalLog).toMatchObject({
    dive_title: 'House reef',
    version: 2,
    equipment: { oxygen: 36, starting_pressure: 210 },
  })
  await newcomer.ask('DeleteRecreationalLog', { id: log.id, version: 2 })
  expect(await newcomer.ask('DiveLog', { id: log.id })).toEqual({ diveLog: null })
})

test('a deleted log is restored unchanged, and counts follow', async () => {
  const count = async () => (await newcomer.ask<{ diveLogCount: number }>('DiveLogCount')).diveLogCount
  const before = await count()
  const log = await created(newcomer, 'Recreational', { ...RECREATIONAL, status: 'Published' })
  expect(await count()).toBe(before + 1)
  expect(await newcomer.ask('DeleteRecreationalLog', { id: log.id })).toEqual({ deleteRecreationalLog: true })
  expect(await newcomer.ask('DeleteRecreationalLog', { id: log.id })).toEqual({
    deleteRecreationalLog: false,
  })
  expect(await count()).toBe(before)
  const { restoreDiveLog } = await newcomer.ask<{ restoreDiveLog: DiveLogWire }>('RestoreDiveLog', {
    id: log.id,
  })
  expect(restoreDiveLog).toMatchObject({ dive_title: log.dive_title, status: 'Published', version: 3 })
  expect(await count()).toBe(before + 1)
})

test('the same create sent twice makes one log, even concurrently', async () => {
  const id = newId()
  const create = () =>
    newcomer.ask<{ createRecreationalLog: DiveLogWire }>('CreateRecreationalLog', { id, input: RECREATIONAL })
  const both = await Promise.all([create(), create(), create()])
  expect(new Set(both.map(({ createRecreationalLog }) => createRecreationalLog.created_date)).size).toBe(1)
  const [row] = await world.server.platform.db.query(
    'select count(*)::int as logs from dive_log where id = $1',
    [id],
  )
  expect(row).toEqual({ logs: 1 })
  expect(await newcomer.refused('CreateTrainingLog', { id, input: {} })).toMatchObject({
    problem: 'id-taken',
  })
})

test.each([
  ['Recreational', RECREATIONAL],
  ['Training', aTrainingLog()],
])(
  "refuses the id of another diver's log for a %s log too, and reveals nothing about theirs",
  async (kind, input) => {
    const theirs = await created(student, 'Recreational', { ...RECREATIONAL, dive_title: 'Theirs' })
    const refused = await newcomer.refused(`Create${kind}Log`, { id: theirs.id.toUpperCase(), input })
    expect(refused).toMatchObject({ problem: 'id-taken', status: 409 })
    expect(JSON.stringify(refused)).not.toMatch(/Theirs|100002/)
    expect(await newcomer.ask('DiveLog', { id: theirs.id })).toEqual({ diveLog: null })
    expect(await student.ask('DiveLog', { id: theirs.id })).toMatchObject({
      diveLog: { dive_title: 'Theirs' },
    })
  },
)

test('two divers who send the same id concurrently create only one log', async () => {
  const id = newId()
  const create = (diver: GraphUser) => diver.ask('CreateRecreationalLog', { id, input: RECREATIONAL })
  const ends = await Promise.allSettled([create(newcomer), create(student)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await world.server.platform.db.query('select from dive_log where id = $1', [id])).toHaveLength(1)
})

test('when two tabs edit one log, the later save gets the current state and overwrites nothing', async () => {
  const log = await created(newcomer, 'Recreational', RECREATIONAL)
  const save = { id: log.id, version: log.version }
  await newcomer.ask('UpdateRecreationalLog', { ...save, input: { dive_title: 'First tab' } })
  const refused = await newcomer.refused('UpdateRecreationalLog', {
    ...save,
    input: { dive_title: 'Second tab' },
  })
  expect(refused).toMatchObject({
    problem: 'stale',
    status: 409,
    current: { dive_title: 'First tab', version: 2 },
  })
  expect(await newcomer.ask('DiveLog', { id: log.id })).toMatchObject({
    diveLog: { dive_title: 'First tab' },
  })
})

test('[BO-04] a delete made from an older version is refused with the current log; without a version it is done', async () => {
  const log = await created(newcomer, 'Recreational', RECREATIONAL)
  const { id } = log
  await newcomer.ask('UpdateRecreationalLog', { id, version: 1, input: { dive_title: 'Edited elsewhere' } })
  expect(await newcomer.refused('DeleteRecreationalLog', { id, version: 1 })).toMatchObject({
    ...{ problem: 'stale', status: 409 },
    current: { dive_title: 'Edited elsewhere', version: 2 },
  })
  expect(await newcomer.ask('DiveLog', { id })).toMatchObject({ diveLog: { version: 2 } })
  expect(await newcomer.ask('DeleteRecreationalLog', { id })).toEqual({ deleteRecreationalLog: true })
})

test('[VA-05] a draft may be incomplete; publishing reports what is missing, with the wording of the specification', async () => {
  const log = await created(newcomer, 'Recreational', {})
  expect(log).toMatchObject({ status: 'Draft', dive_title: '', dive_date: null })
  const refused = await newcomer.refused('UpdateRecreationalLog', {
    id: log.id,
    input: { status: 'Published' },
  })
  expect(refused).toMatchObject({ problem: 'invalid-log', status: 422 })
  expect(refused.errors).toEqual([
    'Enter a title',
    'Enter a date',
    'Enter a location',
    'Select a dive type',
    'Enter a max depth',
    'Enter a bottom time',
  ])
})

test('[VA-05] a training log requires an existing instructor and skills', async () => {
  const refused = await student.refused('CreateTrainingLog', { id: newId(), input: { status: 'Pending' } })
  expect(refused.errors).toContain('Enter an instructor')
  expect(refused.errors).toContain('Select at least 1 skill')
  const unknown = await student.refused('CreateTrainingLog', {
    id: newId(),
    input: aTrainingLog({ status: 'Pending', memsys_member_number: 999 }),
  })
  expect(unknown.errors).toEqual(['Invalid Instructor Number'])
})

const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

test.each<[string, Record<string, unknown>, string]>([
  ['a negative depth', { depth_time: { max_depth: -3 } }, 'maxDepth'],
  [
    '25 hours of bottom time',
    { depth_time: { bottom_time: 1500, time_in: null, time_out: null } },
    'bottomTime',
  ],
  ['time out before time in', { depth_time: { time_in: '10:00', time_out: '09:00' } }, 'timeOut'],
  ['a dive tomorrow', { dive_date: tomorrow() }, 'date'],
  ['400 bar', { equipment: { starting_pressure: 400 } }, 'startingPressure'],
  ['101 % oxygen', { equipment: { oxygen: 101 } }, 'oxygen'],
])('refuses %s, even in a draft, and stores nothing', async (_what, part, field) => {
  const id = newId()
  const refused = await newcomer.refused('CreateRecreationalLog', { id, input: { ...RECREATIONAL, ...part } })
  expect(refused).toMatchObject({ problem: 'invalid-log', status: 422, problems: [{ field }] })
  expect(await newcomer.ask('DiveLog', { id })).toEqual({ diveLog: null })
})

test('a night dive may cross midnight, and is stored as it was dived', async () => {
  const depth_time = { max_depth: 9, bottom_time: 40, time_in: '23:40', time_out: '00:20' }
  const log = await created(newcomer, 'Recreational', { ...RECREATIONAL, status: 'Published', depth_time })
  expect(log).toMatchObject({ status: 'Published', depth_time })
})

test("accepts a dive of today in the diver's own time zone, and refuses one of tomorrow", async () => {
  const input = (date: string) => ({ ...RECREATIONAL, dive_date: date, time_zone: 'Pacific/Pago_Pago' })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Pago_Pago' }).format(new Date())
  const next = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  await created(newcomer, 'Recreational', input(today))
  expect(await newcomer.refused('CreateRecreationalLog', { id: newId(), input: input(next) })).toMatchObject({
    problems: [{ problem: 'date-in-future' }],
  })
})

test('without a time zone, a dive may be on the latest day on Earth, but no later', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Etc/GMT-14' }).format(new Date())
  const next = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const log = await created(newcomer, 'Recreational', { ...RECREATIONAL, dive_date: today })
  const refusals = [
    await newcomer.refused('CreateRecreationalLog', {
      id: newId(),
      input: { ...RECREATIONAL, dive_date: next },
    }),
    await newcomer.refused('CreateRecreationalLog', {
      id: newId(),
      input: { ...RECREATIONAL, dive_date: next, status: 'Published' },
    }),
    await newcomer.refused('UpdateRecreationalLog', { id: log.id, input: { dive_date: next } }),
  ]
  for (const refused of refusals)
    expect(refused).toMatchObject({ status: 422, problems: [{ problem: 'date-in-future' }] })
})

test('an invalid option, id or text is a client error, never a server error', async () => {
  const refused = await newcomer.refused('CreateRecreationalLog', {
    id: newId(),
    input: { ...RECREATIONAL, dive_type: 'Submarine' },
  })
  expect(refused).toMatchObject({ problem: 'invalid-input', status: 400 })
  expect(await newcomer.refused('CreateRecreationalLog', { id: 'seven', input: {} })).toMatchObject({
    status: 400,
  })
  for (const dive_title of ['Re\u0000ef', 'Reef \ud800'])
    expect(
      await newcomer.refused('CreateRecreationalLog', {
        id: newId(),
        input: { ...RECREATIONAL, dive_title },
      }),
    ).toMatchObject({ problem: 'invalid-characters', status: 400 })
  const log = await created(newcomer, 'Recreational', { dive_location: '  Bay ' })
  expect(log).toMatchObject({ dive_location: 'Bay' })
})

test('the history records who changed what and when, field by field', async () => {
  const log = await created(newcomer, 'Recreational', RECREATIONAL)
  await newcomer.ask('UpdateRecreationalLog', { id: log.id, input: { depth_time: { max_depth: 14 } } })
  const { diveLog } = await newcomer.ask<{ diveLog: { history: unknown[] } }>('DiveLogHistory', {
    id: log.id,
  })
  expect(diveLog.history).toMatchObject([
    {
      version: 2,
      action: 'edit',
      affiliate_id: 100004,
      name: 'Nico Berg',
      changes: [{ field: 'depth_time.max_depth', before: '12.4', after: '14' }],
    },
    { version: 1, action: 'create', changes: [] },
  ])
})
