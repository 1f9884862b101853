import { type DiveLogWire, logContentOf, type ReceiptWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aSubsurfaceFile, importing } from '../imports/imports.fixture.ts'
import { diveNumbers } from '../logs/log-totals.store.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

async function exported(person: string, format: string, ids?: readonly string[]): Promise<Uint8Array> {
  const answer = ids
    ? await importing(world, person).call('POST', 'export', { format, ids })
    : await importing(world, person).call('GET', `export?format=${format}`)
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

type Stored = { doc: DiveLogWire; profiles: unknown[] }

/** What the database has of a person's dives, without what belongs to the account. */
async function divesOf(affiliateId: number) {
  const rows = await world.server.platform.db.query<Stored>(
    `select doc, (select coalesce(json_agg(profile order by p.id), '[]') from dive_profile p
       where p.affiliate_id = l.affiliate_id and p.log_id = l.id) as profiles
     from dive_log l where affiliate_id = $1 and deleted_at is null`,
    [affiliateId],
  )
  return rows
    .map(({ doc, profiles }) => ({
      logType: doc.log_type,
      isDraft: doc.status === 'Draft',
      content: logContentOf(doc),
      sketch: doc.profile_sketch ?? null,
      profiles,
    }))
    .toSorted(byText)
}

const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

/** Nobody can bring the verification of a training dive, so it is a dive like any other. */
const asImported = (dives: Awaited<ReturnType<typeof divesOf>>) =>
  dives
    .map((dive) => ({ ...dive, logType: dive.isDraft ? dive.logType : ('Recreational' as const) }))
    .toSorted(byText)

/** The dives that count, by their numbers. */
async function numbered(affiliateId: number) {
  const rows = await world.server.platform.db.query<{ id: string; date: string; title: string }>(
    `select id, dive_date::text as date, doc->>'dive_title' as title from dive_log
     where affiliate_id = $1 and deleted_at is null and status <> 'Draft'`,
    [affiliateId],
  )
  const numbers = await diveNumbers(
    world.server.platform.db,
    affiliateId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, date, title }) => `${numbers.get(id)} ${date} ${title}`).toSorted()
}

const clear = (affiliateId: number) =>
  world.server.platform.db.query('delete from dive_log where affiliate_id = $1', [affiliateId])

const [DIVER, OTHER] = [100001, 100004]

test.each([['uddf'], ['ssrf'], ['archive']])(
  '[LO-10] all dives exported as %s and imported by someone else are the same dives',
  async (format) => {
    const samples = aSubsurfaceFile([{ start: '2026-05-14 09:12:00', place: 'Blue Hole' }])
    const diver = importing(world, 'diver')
    await diver.accept((await diver.preview({ 'a.ssrf': samples })).id)
    await clear(OTHER)
    const file = await exported('diver', format)
    const other = importing(world, 'newcomer')
    const preview = await other.preview({ [`dives.${format}`]: file })
    const before = await divesOf(DIVER)
    expect(preview.counts).toMatchObject({ new: before.length, broken: 0 })
    await other.accept(preview.id)
    expect(await divesOf(OTHER)).toEqual(asImported(before))
    // The diver's own file holds nothing new.
    const again = await diver.preview({ [`dives.${format}`]: file })
    expect(again.counts).toEqual({ new: 0, known: before.length, doubtful: 0, broken: 0 })
  },
)

test.each([['uddf'], ['ssrf'], ['csv'], ['archive']])(
  '[LO-02] [LO-10] training dives and drafts in an export as %s change no number, and the preview counts them',
  async (format) => {
    await clear(OTHER)
    const before = await divesOf(DIVER)
    const training = before.filter(({ logType, isDraft }) => logType === 'Training' && !isDraft).length
    const drafts = before.filter(({ isDraft }) => isDraft).length
    const other = importing(world, 'newcomer')
    const preview = await other.preview({ [`dives.${format}`]: await exported('diver', format) })
    expect([training, drafts].every((count) => count > 0)).toBe(true)
    const accepted = await other.accept(preview.id)
    for (const { dives } of [preview, accepted]) {
      expect(dives.filter(({ becomes }) => becomes === 'recreational')).toHaveLength(training)
      expect(dives.filter(({ becomes }) => becomes === 'draft')).toHaveLength(drafts)
    }
    expect(await numbered(OTHER)).toEqual(await numbered(DIVER))
  },
)

test('[LO-10] a table has all that was written down, without the profiles', async () => {
  await clear(OTHER)
  const other = importing(world, 'newcomer')
  const preview = await other.preview({ 'dives.csv': await exported('diver', 'csv') })
  await other.accept(preview.id)
  const written = ({ content }: Awaited<ReturnType<typeof divesOf>>[number]) => JSON.stringify(content)
  expect((await divesOf(OTHER)).map(written).toSorted()).toEqual(
    (await divesOf(DIVER)).map(written).toSorted(),
  )
})

test('[LO-10] a table has names above its columns, and a cell that the diver changed counts', async () => {
  const [row] = await world.server.platform.db.query<{ id: string }>(
    `select id from dive_log where affiliate_id = $1 and status = 'Published' and max_depth is not null limit 1`,
    [DIVER],
  )
  const text = new TextDecoder().decode(await exported('diver', 'csv', [row?.id ?? '']))
  const [head = '', line = ''] = text.split('\r\n')
  expect(head).toMatch(/Title \(Fathom\).*,ID \(Fathom\)$/)
  expect(text).not.toMatch(/[{}]/)
  const at = head.split(',').indexOf('Max depth [m]')
  const changed = line.split(',').map((cell, place) => (place === at ? '33.3' : cell))
  await clear(OTHER)
  const other = importing(world, 'newcomer')
  await other.accept((await other.preview({ 'a.csv': `${head}\r\n${changed.join(',')}\r\n` })).id)
  expect((await divesOf(OTHER))[0]?.content.depthTime.maxDepth).toBe(33.3)
})

test('[LO-09] [LO-10] a dive keeps its number in a selection', async () => {
  const rows = await world.server.platform.db.query<{ id: string }>(
    `select id from dive_log where affiliate_id = $1 and deleted_at is null and status <> 'Draft'
     order by sort_date, start_order, id`,
    [DIVER],
  )
  const third = new TextDecoder().decode(await exported('diver', 'csv', [rows[2]?.id ?? '']))
  expect(third.split('\r\n')[1]).toMatch(/^3,/)
})

test('[LO-10] the archive has a page that opens in a browser, and the photos beside it', async () => {
  const files = unzipSync(await exported('diver', 'archive'))
  const page = new TextDecoder().decode(files['index.html'])
  expect(page).toMatch(/^<!doctype html><html lang="en-US" dir="ltr">/)
  expect(page).not.toMatch(/<script|https?:/)
  const photos = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path)
  expect(photos.length).toBeGreaterThan(0)
  for (const path of photos) expect(files[path ?? '']?.length).toBeGreaterThan(100)
})

const photosOf = async (affiliateId: number) =>
  (
    await world.server.platform.db.query<{ doc: DiveLogWire }>(
      `select doc from dive_log where affiliate_id = $1 and deleted_at is null
       order by sort_date, doc->'depth_time'->>'time_in', doc->>'dive_title'`,
      [affiliateId],
    )
  )
    .map(({ doc }) => doc.experience.photos.map(({ id, caption, width }) => ({ id, caption, width })))
    .filter((photos) => photos.length > 0)

test('[LO-10] the photos of an archive come back to their dives, in order and with their words', async () => {
  const archive = await exported('diver', 'archive')
  const before = await photosOf(DIVER)
  await clear(OTHER)
  const other = importing(world, 'newcomer')
  const preview = await other.preview({ 'dives.zip': archive })
  expect(before.length).toBeGreaterThan(0)
  expect(preview.leftOutPhotos).toBe(0)
  const accepted = await other.accept(preview.id)
  expect(accepted.leftOutPhotos).toBe(0)
  expect(await photosOf(OTHER)).toEqual(before)
  const receipt = (await (await other.call('GET', `imports/${preview.id}/receipt`)).json()) as ReceiptWire
  expect(receipt.filter(({ path }) => path === 'photos/*')).toMatchObject([
    { use: 'stored', count: before.flat().length, field: 'photos' },
  ])
  expect(await other.accept(preview.id)).toEqual(accepted)
  const plain = await other.preview({ 'dives.uddf': await exported('diver', 'uddf') })
  expect(plain.leftOutPhotos).toBe(0)
})

test('[LO-03] [LO-10] photos that no dive names or that are none stay out, and preview, result and receipt say so', async () => {
  const files = unzipSync(await exported('diver', 'archive'))
  const names = Object.keys(files).filter((name) => name.startsWith('photos/'))
  const [damaged = ''] = names
  const changed = {
    ...files,
    [damaged]: new TextEncoder().encode('<svg onload="alert(1)"/>'),
    'photos/holiday.jpg': files[names[1] ?? ''] ?? new Uint8Array(),
  }
  await clear(OTHER)
  const other = importing(world, 'newcomer')
  const preview = await other.preview({ 'dives.zip': zipSync(changed) })
  expect(preview.leftOutPhotos).toBe(1)
  expect((await other.accept(preview.id)).leftOutPhotos).toBe(2)
  const ids = (await photosOf(OTHER)).flat().map(({ id }) => id)
  expect(ids).toHaveLength(names.length - 1)
  expect(ids).not.toContain(damaged.slice('photos/'.length, -'.jpg'.length))
  const receipt = (await (await other.call('GET', `imports/${preview.id}/receipt`)).json()) as ReceiptWire
  expect(receipt.filter(({ path }) => path === 'photos/*')).toMatchObject([
    { use: 'stored', count: names.length - 1 },
    { use: 'unused', count: 2 },
  ])
})

test('[LO-10] a selection has only the chosen dives, and never those of someone else', async () => {
  const [row] = await world.server.platform.db.query<{ id: string }>(
    `select id from dive_log where affiliate_id = $1 and status = 'Published' limit 1`,
    [DIVER],
  )
  const text = async (person: string) =>
    new TextDecoder().decode(await exported(person, 'uddf', [row?.id ?? '']))
  expect((await text('diver')).match(/<dive /g)).toHaveLength(1)
  expect(await text('student')).not.toContain('<dive ')
})

test('a record that someone changed into nonsense is read like a file of any other program', async () => {
  const other = importing(world, 'newcomer')
  await clear(OTHER)
  const file = aSubsurfaceFile([{ start: '2026-05-14 09:12:00', place: 'Blue Hole' }])
  const record = {
    id: '01920000-0000-7000-8001-000000000120',
    logType: 'Recreational',
    content: {
      dive_title: 5,
      dive_type: 'Moon',
      depth_time: { max_depth: 9000, bottom_time: '7' },
      equipment: 3,
    },
    profiles: [],
  }
  const withRecord = (json: string) => file.replace('<buddy>', `<?fathom ${json}?><buddy>`)
  const plain = await other.preview({ 'a.ssrf': withRecord('{"id": "x"}') })
  expect(plain.dives[0]).toMatchObject({ place: 'Blue Hole', verdict: 'new' })
  const hostile = await other.preview({ 'b.ssrf': withRecord(JSON.stringify(record)) })
  const { dives } = await other.accept(hostile.id)
  const [stored] = await divesOf(OTHER)
  expect(dives[0]?.verdict).toBe('new')
  expect(stored?.content).toMatchObject({ title: '', diveType: null, depthTime: { maxDepth: null } })
})
