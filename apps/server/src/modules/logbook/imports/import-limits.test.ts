import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { importing } from './imports.fixture.ts'

let world: World<Server>
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  world = await startWorld(startServer)
  imports = importing(world, 'newcomer')
})

const rowsOf = async (table: 'dive_import' | 'dive_import_dive') => {
  const [row] = await world.server.platform.db.query<{ rows: number }>(
    `select count(*)::int as rows from ${table}`,
  )
  return row?.rows
}

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
