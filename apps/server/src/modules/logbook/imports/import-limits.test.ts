import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { importing } from './imports.fixture.ts'

let world: World<Server>
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  world = await startWorld(startServer)
  imports = importing(world, 'newcomer')
})

const rowsOf = async (table: 'dive_import' | 'dive_import_dive', where = 'true') => {
  const [row] = await world.server.platform.db.query<{ rows: number }>(
    `select count(*)::int as rows from ${table} where ${where}`,
  )
  return row?.rows
}

const PATIENCE = { timeout: 20_000 }
const HEADER = 'Date,Max depth [m],Duration [min]\n'

test('[LO-04] more dives than one import may have are refused before the files are read to their end', async () => {
  const half = HEADER + '2024-05-01,18,40\n'.repeat(10_000)
  // Its last row can't be read.
  const endless = `${HEADER + '2024-05-01,18,40\n'.repeat(30_000)}"${'x'.repeat(1_100_000)}"\n`
  const answer = await imports.send({ 'half.csv': half, 'endless.csv': endless })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { problem: 'too-many-dives', file: 'endless.csv', limit: 20_000 },
  ])
  expect([await rowsOf('dive_import'), await rowsOf('dive_import_dive')]).toEqual([0, 0])
})

test('[LO-04] a caller who leaves after the upload stops the reading, and nothing stays of it', async () => {
  const put = vi.spyOn(world.server.platform.files, 'put')
  const leaving = new AbortController()
  const form = new FormData()
  form.append('file', new Blob([HEADER + '2024-05-01,18,40\n'.repeat(19_000)]), 'long.csv')
  const { idToken } = await world.session('newcomer')
  const answer = fetch(new URL('/api/logbook/imports', world.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: form,
    signal: leaving.signal,
  })
  // The files are complete before the first dive is read.
  await vi.waitUntil(async () => (await rowsOf('dive_import_dive')) !== 0, PATIENCE)
  leaving.abort()
  await expect(answer).rejects.toThrow()
  await vi.waitUntil(async () => (await rowsOf('dive_import', `status = 'reading'`)) === 0, PATIENCE)
  expect([await rowsOf('dive_import'), await rowsOf('dive_import_dive')]).toEqual([0, 0])
  expect(put).not.toHaveBeenCalled()
})
