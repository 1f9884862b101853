import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { DiveLogWire, ImportWire, ProfilesWire, ReceiptWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { zipOf } from '../../../platform/zip/zips.fixture.ts'
import { type GraphUser, graphAs } from '../logbook.fixture.ts'
import { aSubsurfaceFile, importing } from './imports.fixture.ts'

let world: World<Server>
let logbook: GraphUser
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  world = await startWorld(startServer)
  logbook = graphAs(world, 'newcomer')
  imports = importing(world, 'newcomer')
})

const diveOf = async (id: string | null | undefined) =>
  (await logbook.ask<{ diveLog: DiveLogWire | null }>('DiveLog', { id })).diveLog

const profilesOf = async (id: string | null | undefined) =>
  (await (await imports.call('GET', `profiles/${id}`)).json()) as ProfilesWire

test('[LO-01] [LO-02] a preview writes nothing; accepting makes dives with their profile, once', async () => {
  const file = aSubsurfaceFile([{ start: '2026-05-14 09:12:00', place: 'Blue Hole', notes: 'Turtles' }])
  const preview = await imports.preview({ 'log.ssrf': file })
  expect(preview).toMatchObject({
    status: 'preview',
    counts: { new: 1, known: 0, doubtful: 0, broken: 0 },
    files: [{ name: 'log.ssrf', bytes: file.length }],
    dives: [
      {
        index: 0,
        start: '2026-05-14T09:12:00',
        maxDepth: 18.4,
        duration: 42 * 60,
        place: 'Blue Hole',
        verdict: 'new',
        problems: [],
        samples: 4,
        logId: null,
      },
    ],
  })
  const { counts } = await logbook.ask<{ counts: unknown }>('DiveLogCounts').catch(() => ({ counts: null }))
  expect(counts).toBeNull()
  const accepted = await imports.accept(preview.id)
  expect(accepted).toMatchObject({ status: 'accepted', created: 1 })
  const logId = accepted.dives[0]?.logId
  expect(await diveOf(logId)).toMatchObject({
    status: 'Published',
    log_type: 'Recreational',
    dive_title: 'Blue Hole',
    dive_date: '2026-05-14',
    latitude: 27.9,
    longitude: 34.3,
    depth_time: {
      max_depth: 18.4,
      bottom_time: 42,
      time_in: '09:12',
      time_out: '09:54',
      average_depth: 11.2,
    },
    conditions: { bottom_water_temp: 24 },
    equipment: {
      suit_type: 'FullSuit5mm',
      cylinder_size: 12,
      working_pressure: 232,
      gas_mixture: 'Nitrox',
      oxygen: 32,
      starting_pressure: 200,
      ending_pressure: 80,
    },
    experience: { notes: 'Turtles', buddies: ['Mara Lind'] },
  })
  expect((await diveOf(logId))?.profile_sketch).toHaveLength(48)
  const [profile] = await profilesOf(logId)
  expect(profile).toMatchObject({
    model: 'Deepster 2',
    time: [0, 180, 2220, 2520],
    columns: { depth: [0, 18.4, 5, 0], temperature: [24, 24, 24, 24] },
  })
  expect(await imports.accept(preview.id)).toEqual(accepted)
})

test('[LO-02] the same file again is known, and so is a dive that was entered by hand', async () => {
  const file = aSubsurfaceFile([{ start: '2026-04-02 10:00:00' }, { start: '2026-04-02 14:30:00' }])
  await imports.accept((await imports.preview({ 'a.ssrf': file })).id)
  const again = await imports.preview({ 'a.ssrf': file })
  expect(again.counts).toEqual({ new: 0, known: 2, doubtful: 0, broken: 0 })
  const adding = (record: ImportWire) => record.dives.map(({ addsProfiles }) => addsProfiles)
  expect(adding(again)).toEqual([false, false])
  const accepted = await imports.accept(again.id)
  expect([accepted.created, ...adding(accepted)]).toEqual([0, false, false])
  const zone = aSubsurfaceFile([{ start: '2026-04-02 12:00:00' }])
  const other = await imports.preview({ 'b.ssrf': zone })
  expect(other.dives[0]).toMatchObject({ verdict: 'doubtful' })
  const moved = await imports.call('POST', `imports/${other.id}/shift`, { minutes: -120 })
  expect(((await moved.json()) as ImportWire).dives[0]).toMatchObject({
    verdict: 'known',
    start: '2026-04-02T10:00:00',
  })
})

test('[LO-02] the same dive of two computers is one dive with both, from one file or from two', async () => {
  const one = { start: '2026-03-01 09:00:00', serial: 'aaa1' }
  const two = { start: '2026-03-01 09:03:00', serial: 'bbb2', depth: 18.1, minutes: 40 }
  const both = await imports.preview({ 'both.ssrf': aSubsurfaceFile([one, two]) })
  expect(both.counts.new).toBe(1)
  const logId = (await imports.accept(both.id)).dives[0]?.logId
  expect(await profilesOf(logId)).toHaveLength(2)

  const third = { ...two, serial: 'ccc3' }
  const later = await imports.preview({ 'third.ssrf': aSubsurfaceFile([third]) })
  expect(later.dives[0]).toMatchObject({ verdict: 'known', match: logId, addsProfiles: true })
  const accepted = await imports.accept(later.id)
  expect(accepted).toMatchObject({ created: 0, joined: 1, dives: [{ addsProfiles: true }] })
  expect(await profilesOf(logId)).toHaveLength(3)
  const undone = await (await imports.call('DELETE', `imports/${later.id}`)).json()
  expect(undone).toEqual({ deleted: 0, kept: { verified: 0, pending: 0 }, profiles: 1 })
  expect(await profilesOf(logId)).toHaveLength(2)
  expect(await diveOf(logId)).toBeTruthy()
})

test('[LO-02] a thousand dives of a second computer are joined in batches', async () => {
  const days = Array.from({ length: 500 }, (_, at) => new Date(Date.UTC(2015, 0, at + 1)).toISOString())
  const ofComputer = (serial: string) =>
    aSubsurfaceFile(days.map((day) => ({ start: `${day.slice(0, 10)} 09:00:00`, serial })))
  const query = vi.spyOn(world.server.platform.db, 'query')
  const preview = await imports.preview({ 'one.ssrf': ofComputer('aaa1'), 'two.ssrf': ofComputer('bbb2') })
  const changes = query.mock.calls.filter(([sql]) =>
    String(sql).includes('update dive_import_dive d set dive'),
  )
  query.mockRestore()
  expect(preview.dives.map(({ computers, samples }) => [computers.length, samples])).toEqual(
    days.map(() => [2, 8]),
  )
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.length).toBeLessThan(10)
  await imports.call('DELETE', `imports/${preview.id}`)
})

test('[LO-02] [LO-10] a dive of our own export is imported at the time that the diver corrected', async () => {
  const file = aSubsurfaceFile([{ start: '2023-05-14 23:30:00' }])
  const first = await imports.accept((await imports.preview({ 'a.ssrf': file })).id)
  const answer = await imports.call('POST', 'export', { format: 'uddf', ids: [first.dives[0]?.logId] })
  const uddf = await answer.text()
  const student = importing(world, 'student')
  const preview = await student.preview({ 'own.uddf': uddf })
  for (const minutes of [30, 60]) await student.call('POST', `imports/${preview.id}/shift`, { minutes })
  const { dives } = await student.accept(preview.id)
  const { diveLog } = await graphAs(world, 'student').ask<{ diveLog: DiveLogWire }>('DiveLog', {
    id: dives[0]?.logId,
  })
  expect(diveLog).toMatchObject({
    dive_date: '2023-05-15',
    depth_time: { time_in: '01:00', time_out: '01:42' },
  })
})

test('[LO-03] the receipt names every field, and the original comes back byte for byte', async () => {
  const file = aSubsurfaceFile([{ start: '2026-02-01 09:00:00', place: 'Ras Um Sid' }])
  const { id } = await imports.preview({ 'Räume und «Zeichen».ssrf': file })
  const receipt = (await (await imports.call('GET', `imports/${id}/receipt`)).json()) as ReceiptWire
  expect(receipt).toContainEqual(
    expect.objectContaining({ path: 'dive/cylinder@description', use: 'unused', example: 'Steel 12' }),
  )
  expect(receipt).toContainEqual(
    expect.objectContaining({ path: 'dive@number', use: 'unused', example: '1' }),
  )
  expect(receipt.find(({ path }) => path.endsWith('sample@depth'))).toMatchObject({
    count: 4,
    example: '0 m',
  })
  expect(new Set(receipt.map(({ use }) => use))).toEqual(new Set(['stored', 'converted', 'unused']))
  const original = await imports.call('GET', `imports/${id}/original`)
  expect(await original.text()).toBe(file)
  expect(original.headers.get('content-disposition')).toContain(
    encodeURIComponent('Räume und «Zeichen».ssrf'),
  )
})

test('[LO-02] a dive without a depth is said to become a draft, before and after', async () => {
  const file = `<uddf version="3.2.1"><profiledata><repetitiongroup><dive id="d">
    <informationbeforedive><datetime>2019-01-06T09:00:00</datetime></informationbeforedive>
    <informationafterdive><greatestdepth>0</greatestdepth><diveduration>2400</diveduration></informationafterdive>
  </dive></repetitiongroup></profiledata></uddf>`
  const preview = await imports.preview({ 'log.uddf': file })
  expect(preview.dives).toMatchObject([{ verdict: 'new', becomes: 'draft' }])
  const { dives } = await imports.accept(preview.id)
  expect(dives).toMatchObject([{ becomes: 'draft' }])
  const { diveLog } = await graphAs(world, 'newcomer').ask<{ diveLog: DiveLogWire }>('DiveLog', {
    id: dives[0]?.logId,
  })
  expect(diveLog.status).toBe('Draft')
})

test('[LO-02] a broken dive is named and not imported; those around it are', async () => {
  const file = aSubsurfaceFile([
    { start: '2099-01-01 09:00:00' },
    { start: '2026-01-05 09:00:00' },
    { start: '2026-01-06 09:00:00', depth: 0 },
  ])
  const preview = await imports.preview({ 'log.ssrf': file })
  expect(preview.dives.map(({ verdict }) => verdict)).toEqual(['new', 'broken', 'broken'])
  expect(preview.dives[2]?.problems).toMatchObject([{ code: 'start-impossible' }])
  const refused = await imports.call('POST', `imports/${preview.id}/accept`, { indexes: [0] })
  expect(refused.status).toBe(400)
  expect((await imports.accept(preview.id)).created).toBe(1)
})

test.each<[string, string, string | Uint8Array, object]>([
  [
    'a truncated text',
    'log.ssrf',
    aSubsurfaceFile([{}]).slice(0, 300),
    { problem: 'not-well-formed', line: 3 },
  ],
  [
    'an entity',
    'log.uddf',
    '<!DOCTYPE uddf [<!ENTITY a SYSTEM "file:///etc/passwd">]><uddf>&a;</uddf>',
    { problem: 'entities-refused' },
  ],
  [
    'a file of empty elements',
    'log.uddf',
    `<uddf>${'<a/>'.repeat(250_000)}</uddf>`,
    { problem: 'too-many-values', what: 'values', limit: 200_000, line: 1 },
  ],
  ['a picture', 'log.fit', Uint8Array.from([137, 80, 78, 71, 0, 1, 2]), { problem: 'unknown-format' }],
  ['nothing', 'log.csv', '', { problem: 'empty-file' }],
  [
    'a zip in a zip',
    'log.zip',
    zipOf({ 'in.zip': zipOf({ a: 'b' }) }),
    { problem: 'zip-in-zip', file: 'in.zip' },
  ],
  ['a zip of runs', 'log.zip', zipOf({ 'readme.md': 'hello' }), { problem: 'no-dives' }],
])('[LO-04] %s imports nothing and says where it failed', async (_, name, content, problem) => {
  const answer = await imports.send({ [name]: content })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ file: name, ...problem })
  const [rows] = await world.server.platform.db.query<{ imports: number }>(
    `select count(*)::int as imports from dive_import where status = 'reading'`,
  )
  expect(rows?.imports).toBe(0)
  // Other processes import at the same time.
  const ours = `fathom-dives-${process.pid}-`
  expect((await readdir(tmpdir())).filter((each) => each.startsWith(ours))).toEqual([])
})

test('[LO-01] a zip of several files is one import, and what is no logbook in it is left out', async () => {
  const zip = zipOf({
    'a/one.ssrf': aSubsurfaceFile([{ start: '2025-12-01 09:00:00' }]),
    'a/two.ssrf': aSubsurfaceFile([{ start: '2025-12-02 09:00:00' }]),
    'settings.json': '{}',
  })
  expect((await imports.preview({ 'all.zip': zip })).counts.new).toBe(2)
})

test('[LO-02] an accepted import is taken back whole, and its dives can be restored', async () => {
  const file = aSubsurfaceFile([{ start: '2025-11-01 09:00:00' }, { start: '2025-11-02 09:00:00' }])
  const { id, dives } = await imports.accept((await imports.preview({ 'log.ssrf': file })).id)
  const undone = { deleted: 2, kept: { verified: 0, pending: 0 }, profiles: 0 }
  expect(await (await imports.call('DELETE', `imports/${id}`)).json()).toEqual(undone)
  expect(await (await imports.call('DELETE', `imports/${id}`)).json()).toEqual(undone)
  expect(await diveOf(dives[0]?.logId)).toBeNull()
  await logbook.ask('RestoreDiveLog', { id: dives[0]?.logId })
  expect(await profilesOf(dives[0]?.logId)).toHaveLength(1)
  expect((await imports.preview({ 'log.ssrf': file })).counts).toMatchObject({ known: 1, new: 1 })
})

test('[LO-02] taking an import back says which dives stay because of an instructor', async () => {
  const days = ['2025-08-01', '2025-08-02', '2025-08-03', '2025-08-04']
  const file = aSubsurfaceFile(days.map((day) => ({ start: `${day} 09:00:00` })))
  const { id, dives } = await imports.accept((await imports.preview({ 'log.ssrf': file })).id)
  const setStatus = (at: number, status: string) =>
    world.server.platform.db.query(
      `update dive_log set status = $2, log_type = 'Training',
         doc = (doc::jsonb || jsonb_build_object('status', $2::text, 'log_type', 'Training'))::json
       where id = $1`,
      [dives[at]?.logId, status],
    )
  await setStatus(0, 'Verified')
  await setStatus(1, 'Pending')
  await logbook.ask('DeleteRecreationalLog', { id: dives[2]?.logId })
  const undone = { deleted: 1, kept: { verified: 1, pending: 1 }, profiles: 0 }
  expect(await (await imports.call('DELETE', `imports/${id}`)).json()).toEqual(undone)
  expect(await (await imports.call('DELETE', `imports/${id}`)).json()).toEqual(undone)
  expect(await (await imports.call('GET', `imports/${id}`)).json()).toMatchObject({
    status: 'undone',
    undone,
  })
  expect(await Promise.all(dives.map(async ({ logId }) => (await diveOf(logId))?.status))).toEqual([
    'Verified',
    'Pending',
    undefined,
    undefined,
  ])
})

test('an import belongs to its diver', async () => {
  const { id, dives } = await imports.accept(
    (await imports.preview({ 'log.ssrf': aSubsurfaceFile([{ start: '2025-10-01 09:00:00' }]) })).id,
  )
  const other = importing(world, 'student')
  for (const path of ['', '/receipt', '/original'])
    expect((await other.call('GET', `imports/${id}${path}`)).status).toBe(404)
  expect((await other.call('POST', `imports/${id}/accept`, {})).status).toBe(404)
  expect((await other.call('DELETE', `imports/${id}`)).status).toBe(404)
  expect((await other.call('GET', `profiles/${dives[0]?.logId}`)).status).toBe(404)
})

test('two imports of the same file at once make each dive once', async () => {
  const file = aSubsurfaceFile([{ start: '2025-09-01 09:00:00' }, { start: '2025-09-02 09:00:00' }])
  const [one, two] = await Promise.all([imports.preview({ a: file }), imports.preview({ b: file })])
  const accepted = await Promise.all([imports.accept(one.id), imports.accept(two.id)])
  expect(accepted.map(({ created }) => created).toSorted()).toEqual([0, 2])
})

test('[LO-04] of many previews the newest ten stay', async () => {
  const diver = importing(world, 'trial')
  const first = await diver.preview({ 'log.ssrf': aSubsurfaceFile([{}]) })
  for (let more = 0; more < 10; more += 1) await diver.preview({ 'log.ssrf': aSubsurfaceFile([{}]) })
  expect((await diver.call('GET', `imports/${first.id}`)).status).toBe(404)
  expect(await (await diver.call('GET', 'imports')).json()).toHaveLength(10)
})

test('[LO-02] a dive with a position and no place is at the site of the diver nearby', async () => {
  await logbook.ask('PlaceDiveSite', { name: 'Slate Wall', latitude: 41.5, longitude: 9.25 })
  const table = (day: string) =>
    `Date,Latitude,Longitude,Site\n${day},41.502,9.251,\n${day},41.502,9.251,Elsewhere\n${day},41.6,9.25,\n`
  const preview = await imports.preview({ 'gps.csv': table('2024-07-01') })
  expect(preview.dives.map(({ nearSite }) => nearSite)).toEqual(['Slate Wall', null, null])
  const { dives } = await imports.accept(preview.id, [0, 1])
  expect(await diveOf(dives[0]?.logId)).toMatchObject({
    dive_title: 'Slate Wall',
    dive_location: 'Slate Wall',
    dive_site_id: expect.any(String),
    latitude: 41.502,
  })
  expect(await diveOf(dives[1]?.logId)).toMatchObject({ dive_location: 'Elsewhere', dive_site_id: null })
  const other = await importing(world, 'student').preview({ 'gps.csv': table('2024-07-01') })
  expect(other.dives[0]?.nearSite).toBeNull()
})
