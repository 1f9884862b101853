import { type DiveLogWire, diveLogOf, logContentWireOf } from '@fathom/contract/logbook'
import { byStart, cylinderOf, EMPTY_LOG, withCylinders } from '@fathom/domain/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { divesToExport } from '../exports/dives-to-export.ts'
import { aTrainingLog, created, type GraphUser, graphAs } from '../logbook.fixture.ts'

let world: World<Server>
let diver: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = graphAs(world, 'newcomer')
})

const { memsys_member_number, skills, log_course, log_number, ...RECREATIONAL } = aTrainingLog()

const read = async (id: string) => (await diver.ask<{ diveLog: DiveLogWire }>('DiveLog', { id })).diveLog
const save = (id: string, input: Record<string, unknown>) =>
  diver.ask<{ updateRecreationalLog: DiveLogWire }>('UpdateRecreationalLog', { id, input })

test('[LO-09] a dive has average depth, surface interval, position, cylinders, gear, tags and species', async () => {
  const back = cylinderOf({ cylinderSize: 24, oxygen: 21, helium: 35, startingPressure: 220 })
  const stage = cylinderOf({ cylinderUse: 'Deco', cylinderType: 'Aluminium', cylinderSize: 11.1, oxygen: 50 })
  const { equipment } = logContentWireOf({
    ...EMPTY_LOG,
    equipment: { ...withCylinders(EMPTY_LOG.equipment, [back, stage]), gear: ['Apeks XTX50'] },
  })
  const given = {
    latitude: 27.81389,
    longitude: 33.92083,
    depth_time: { ...RECREATIONAL.depth_time, average_depth: 8.2, surface_interval: 85 },
    equipment,
    experience: { tags: ['wreck'], species: ['Giant moray'] },
  }
  const { id } = await created(diver, 'Recreational', { ...RECREATIONAL, ...given, status: 'Published' })
  const log = await read(id)
  expect(log).toMatchObject(given)
  expect(log.equipment).toMatchObject({ cylinder_size: 24, gas_mixture: 'Trimix', nitrogen: 44 })
  for (const word of ['apeks', 'wreck', 'moray']) {
    const { diveLogCount } = await diver.ask<{ diveLogCount: number }>('DiveLogCount', { search: word })
    expect([word, diveLogCount]).toEqual([word, 1])
  }
})

test('[LO-09] a cylinder is stored with all of its parts, and the history has one change for the list', async () => {
  const { id } = await created(diver, 'Recreational', RECREATIONAL)
  await save(id, { equipment: { more_cylinders: [{ oxygen: 50 }] } })
  await save(id, { equipment: { more_cylinders: [{ helium: null, oxygen: 50 }] } })
  const { equipment } = await read(id)
  expect(equipment.more_cylinders).toEqual([
    {
      ...{ cylinder_use: null, cylinder_type: null, cylinder_size: null, working_pressure: null },
      ...{ oxygen: 50, helium: null, starting_pressure: null, ending_pressure: null },
    },
  ])
  const { diveLog } = await diver.ask<{ diveLog: { history: { changes: { field: string }[] }[] } }>(
    'DiveLogHistory',
    { id },
  )
  expect(diveLog.history.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    [],
    ['equipment.more_cylinders'],
    [],
  ])
})

test.each([
  ['an unknown use', { equipment: { more_cylinders: [{ cylinder_use: 'Ballast' }] } }, 'invalid-input'],
  ['400 bar', { equipment: { more_cylinders: [{ starting_pressure: 400 }] } }, 'invalid-log'],
  ['13 cylinders', { equipment: { more_cylinders: Array(12).fill({}) } }, 'invalid-log'],
  ['91 degrees north', { latitude: 91, longitude: 0 }, 'invalid-log'],
  ['an average below the deepest point', { depth_time: { average_depth: 99 } }, 'invalid-log'],
])('[LO-09] refuses %s', async (_what, input, problem) => {
  const { id } = await created(diver, 'Recreational', RECREATIONAL)
  expect(await diver.refused('UpdateRecreationalLog', { id, input })).toMatchObject({ problem })
})

test('[LO-09] a dive that was stored before these fields reads as empty in them', async () => {
  const { id } = await created(diver, 'Recreational', RECREATIONAL)
  const { db } = world.server.platform
  const [row] = await db.query<{ doc: DiveLogWire }>('select doc from dive_log where id = $1', [id])
  if (!row) throw new Error('nothing was stored')
  const { more_cylinders, gear, cylinder_use, working_pressure, ...equipment } = row.doc.equipment
  const { tags, species, ...experience } = row.doc.experience
  const { latitude, longitude, ...earlier } = row.doc
  const doc = JSON.stringify({ ...earlier, equipment, experience })
  await db.query('update dive_log set doc = $2 where id = $1', [id, doc])
  expect(await read(id)).toMatchObject({
    latitude: null,
    equipment: { more_cylinders: [], gear: [], cylinder_use: null },
    experience: { tags: [], species: [] },
  })
})

test('[LO-09] dives are numbered from the number that the diver set', async () => {
  const { id } = await created(diver, 'Recreational', {
    ...{ ...RECREATIONAL, status: 'Published', dive_date: '1990-01-01' },
  })
  const numberOf = async () => {
    const { diveNumbers } = await diver.ask<{ diveNumbers: { number: number }[] }>('DiveNumbers', {
      ids: [id],
    })
    const { diveLog } = await diver.ask<{ diveLog: { dive_number: number } }>('DiveLog', { id })
    expect(diveNumbers).toMatchObject([{ number: diveLog.dive_number }])
    return diveLog.dive_number
  }
  expect(await diver.ask('LogbookSetting')).toEqual({ logbookSetting: { first_dive_number: 1 } })
  expect(await numberOf()).toBe(1)
  await diver.ask('UpsertLogbookSetting', { first_dive_number: 151 })
  expect(await numberOf()).toBe(151)
  for (const first_dive_number of [0, 100_000])
    expect(await diver.refused('UpsertLogbookSetting', { first_dive_number })).toMatchObject({ status: 400 })
  expect(await diver.ask('LogbookSetting')).toEqual({ logbookSetting: { first_dive_number: 151 } })
  expect(await graphAs(world, 'student').ask('LogbookSetting')).toEqual({
    logbookSetting: { first_dive_number: 1 },
  })
})

test('[LO-09] dives of one day are numbered and exported by their time in, those without one first', async () => {
  const student = graphAs(world, 'student')
  const day = '1990-01-02'
  const times = ['14:30', null, '09:12', '11:00', null]
  for (const time_in of times)
    await created(student, 'Recreational', {
      ...{ ...RECREATIONAL, status: 'Published', dive_date: day },
      depth_time: { max_depth: 12, bottom_time: 40, time_in },
    })
  const { diveLogs } = await student.ask<{ diveLogs: DiveLogWire[] }>('DiveLogs', { limit: 200 })
  const { diveNumbers } = await student.ask<{ diveNumbers: { id: string; number: number }[] }>(
    'DiveNumbers',
    { ids: diveLogs.map(({ id }) => id) },
  )
  const byNumber = new Map(diveNumbers.map(({ id, number }) => [number, id]))
  const ofDay = diveLogs.filter(({ dive_date }) => dive_date === day).map(diveLogOf)
  expect(ofDay.toSorted(byStart).map(({ id }) => id)).toEqual(times.map((_, at) => byNumber.get(at + 1)))
  const affiliateId = ofDay[0]?.affiliateId ?? 0
  const exported: string[] = []
  const selection = { affiliateId, ids: ofDay.map(({ id }) => id) }
  for await (const { log } of divesToExport(world.server.platform.db, selection, { batch: 2 }))
    exported.push(log.id)
  expect(exported).toEqual(ofDay.toSorted(byStart).map(({ id }) => id))
})
