import type { CsvColumnsWire, ImportWire, ReceiptWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { zipOf } from '../../../platform/zip/zips.fixture.ts'
import { aSubsurfaceFile, importing } from './imports.fixture.ts'

let world: World<Server>
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  world = await startWorld(startServer)
  imports = importing(world, 'newcomer')
})

/** What the preview says about its first table, as the call takes it. */
function columnsOf({ tables: [table] }: ImportWire): CsvColumnsWire {
  if (!table) throw new Error('no table')
  const { key, separator, decimal, dateOrder, columns } = table
  return { key, separator, decimal, dateOrder, columns: columns.map(({ field, unit }) => ({ field, unit })) }
}

const choose = (id: string, body: object) => imports.call('POST', `imports/${id}/columns`, body)

async function chosen(id: string, body: object): Promise<ImportWire> {
  const answer = await choose(id, body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as ImportWire
}

const receiptOf = async (id: string) =>
  (await (await imports.call('GET', `imports/${id}/receipt`)).json()) as ReceiptWire

test('[LO-01] the columns of a table are guessed, corrected by the diver, and known the next time', async () => {
  const header = 'Date,How deep,Dive time,Mood'
  const preview = await imports.preview({ 'a.csv': `${header}\n05/06/2025,60,42,good\n` })
  expect(preview.tables).toMatchObject([
    {
      files: ['a.csv'],
      origin: 'guess',
      dateOrder: 'day-month',
      isDateOrderSure: false,
      columns: [
        { header: 'Date', field: 'date', samples: ['05/06/2025'] },
        { header: 'How deep', field: null },
        { header: 'Dive time', field: 'duration', unit: 'min' },
        { header: 'Mood', field: null },
      ],
    },
  ])
  expect(preview.dives).toMatchObject([{ start: '2025-06-05', maxDepth: null, duration: 2520 }])
  const body = { ...columnsOf(preview), dateOrder: 'month-day' as const }
  body.columns[1] = { field: 'maxDepth', unit: 'ft' }
  const corrected = await chosen(preview.id, body)
  expect(corrected).toMatchObject({
    id: preview.id,
    status: 'preview',
    dives: [{ index: 0, start: '2025-05-06', maxDepth: 18.288, verdict: 'new' }],
    tables: [{ origin: 'chosen', isDateOrderSure: true }],
  })
  expect(await receiptOf(preview.id)).toContainEqual(
    expect.objectContaining({ path: 'Mood', use: 'unused', example: 'good' }),
  )
  const next = await imports.preview({ 'b.csv': `${header}\n07/08/2025,30,50,fine\n` })
  expect(next).toMatchObject({
    dives: [{ start: '2025-07-08', maxDepth: 9.144 }],
    tables: [{ origin: 'remembered' }],
  })
  const other = await importing(world, 'student').preview({ 'b.csv': `${header}\n07/08/2025,30,50,fine\n` })
  expect(other.tables).toMatchObject([{ origin: 'guess' }])
  const { dives } = await imports.accept(preview.id)
  expect(dives[0]?.logId).toBeTruthy()
})

test('[LO-01] a column that is chosen is no answer to the question which date is meant', async () => {
  const preview = await imports.preview({ 'a.csv': 'Date,Feet deep\n05/06/2025,60\n' })
  expect(preview.tables).toMatchObject([{ isDateOrderSure: false }])
  const [date] = columnsOf(preview).columns
  const columns = [date, { field: 'maxDepth', unit: 'ft' }] as CsvColumnsWire['columns']
  const again = await chosen(preview.id, { ...columnsOf(preview), columns, isDateOrderSure: false })
  expect(again).toMatchObject({ dives: [{ maxDepth: 18.288 }], tables: [{ isDateOrderSure: false }] })
  const next = await imports.preview({ 'b.csv': 'Date,Feet deep\n07/08/2025,60\n' })
  expect(next.tables).toMatchObject([{ origin: 'remembered', isDateOrderSure: false }])
  const said = await chosen(next.id, { ...columnsOf(preview), columns, dateOrder: 'month-day' })
  expect(said).toMatchObject({ dives: [{ start: '2025-07-08' }], tables: [{ isDateOrderSure: true }] })
})

test('[LO-02] the dives of several files are in the order of their dates; those without one are last', async () => {
  const { dives } = await imports.preview({
    'late.csv': 'Date,Depth\n2025-04-02,18\n,12\n',
    'early.csv': 'Date,Depth\n2025-04-01,20\n2025-04-03,22\n',
  })
  expect(dives.map(({ start }) => start)).toEqual(['2025-04-01', '2025-04-02', '2025-04-03', null])
})

test('[LO-01] another separator gives other columns, and what stands beside the table stays', async () => {
  const table = 'Date;Depth,m\n2025-03-01;18\n2025-03-02;20\n'
  const preview = await imports.preview({
    'all.zip': zipOf({ 'in/a.csv': table, 'b.ssrf': aSubsurfaceFile([{ start: '2025-02-01 09:00:00' }]) }),
  })
  expect(preview.tables).toMatchObject([{ files: ['in/a.csv'], separator: ',' }])
  const again = await chosen(preview.id, { ...columnsOf(preview), separator: ';' })
  expect(again.tables).toMatchObject([
    { separator: ';', columns: [{ field: 'date' }, { header: 'Depth,m' }] },
  ])
  expect(again.counts.new).toBe(3)
  const { dives } = await imports.accept(again.id)
  const profiles = await imports.call('GET', `profiles/${dives.find(({ samples }) => samples > 0)?.logId}`)
  expect(await profiles.json()).toHaveLength(1)
})

test('[LO-04] columns that make no dive leave broken dives, and a mapping of nonsense is refused', async () => {
  const preview = await imports.preview({ 'a.csv': 'Date,Depth\n2025-01-05,18\n' })
  const body = columnsOf(preview)
  const without = await chosen(preview.id, {
    ...body,
    columns: body.columns.map(() => ({ field: null, unit: null })),
  })
  expect(without.dives).toMatchObject([{ verdict: 'broken', problems: [{ code: 'start-missing' }] }])
  for (const wrong of [
    { ...body, key: 'x' },
    { ...body, separator: 'x' },
    { ...body, columns: [{ field: '__proto__', unit: null }] },
    { ...body, columns: Array.from({ length: 201 }, () => ({ field: null, unit: null })) },
  ])
    expect((await choose(preview.id, wrong)).status).toBe(400)
  expect((await choose(preview.id, { ...body, key: '0'.repeat(64) })).status).toBe(404)
  const other = await importing(world, 'student').call('POST', `imports/${preview.id}/columns`, body)
  expect(other.status).toBe(404)
})

test('[LO-02] clocks that the diver corrected stay so when a column is chosen', async () => {
  const table = 'Date,Time,Depth,How long\n2024-02-01,09:00,18,40\n2024-02-02,10:00,12,35\n'
  const preview = await imports.preview({ 'a.csv': table })
  const shift = (minutes: number, indexes?: number[]) =>
    imports.call('POST', `imports/${preview.id}/shift`, { minutes, ...(indexes && { indexes }) })
  const startsOf = ({ dives }: ImportWire) => dives.map(({ start }) => start)
  await shift(60)
  await shift(-24 * 60, [1])
  const body = columnsOf(preview)
  body.columns[3] = { field: 'duration', unit: 'min' }
  const read = await chosen(preview.id, body)
  expect(read.dives.map(({ duration }) => duration)).toEqual([2400, 2100])
  expect(startsOf(read)).toEqual(['2024-02-01T10:00:00', '2024-02-01T11:00:00'])
  const again = await chosen(preview.id, body)
  expect(startsOf(again)).toEqual(startsOf(read))
})

test('[LO-02] an accepted import has no columns to choose, and nothing of a failed reading stays', async () => {
  const preview = await imports.preview({ 'a.csv': 'Date,Depth\n2025-01-06,18\n' })
  const body = columnsOf(preview)
  const { db, files } = world.server.platform
  const [stored] = await db.query<{ key: string }>(
    'select file_key as key from dive_import_file where import_id = $1',
    [preview.id],
  )
  await files.put(stored?.key ?? '', Buffer.from('Date,Depth\n"2025-01-06,18\n'), 'text/csv')
  expect((await choose(preview.id, body)).status).toBe(422)
  const kept = (await (await imports.call('GET', `imports/${preview.id}`)).json()) as ImportWire
  expect(kept).toEqual(preview)
  expect(await db.query(`select from dive_import where status = 'reading'`)).toEqual([])
  await imports.accept(preview.id)
  expect((await choose(preview.id, body)).status).toBe(409)
})

test('[LO-10] a table that we wrote has no columns to choose', async () => {
  await imports.accept((await imports.preview({ 'a.csv': 'Date,Depth\n2025-01-07,18\n' })).id)
  const file = new Uint8Array(await (await imports.call('GET', 'export?format=csv')).arrayBuffer())
  expect((await imports.preview({ 'own.csv': file })).tables).toEqual([])
})

test('[LO-01] a table without dates is shown for the diver to choose the column; in a zip it is left out', async () => {
  const table = 'When it was,Depth,Dive time,Dive site\nday 5,18,42,Slate Wall\n'
  const preview = await imports.preview({ 'a.csv': table })
  expect(preview.counts).toEqual({ new: 0, known: 0, doubtful: 0, broken: 1 })
  expect(preview.dives[0]?.problems).toMatchObject([{ code: 'start-missing' }])
  expect(columnsOf(preview).columns.map(({ field }) => field)).toEqual([
    null,
    'maxDepth',
    'duration',
    'place',
  ])
  const other = await imports.send({ 'b.csv': 'Name,Age\nAda,30\n' })
  expect(await other.json()).toMatchObject({ problem: 'unknown-format' })
  const zip = await imports.send({ 'c.zip': zipOf({ 'a.csv': table }) })
  expect(await zip.json()).toMatchObject({ problem: 'no-dives' })
})

test('[LO-01] a preview that is dropped while its files are read again is not found', async () => {
  const preview = await imports.preview({ 'a.csv': 'Date,Depth\n2025-03-01,18\n' })
  vi.spyOn(world.server.platform.files, 'get').mockImplementationOnce(async () => {
    await imports.call('DELETE', `imports/${preview.id}`)
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  })
  expect((await choose(preview.id, columnsOf(preview))).status).toBe(404)
})
