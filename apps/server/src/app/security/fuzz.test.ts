import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startWorld } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { checkoutFolder } from '../../platform/checkout.ts'
import { startServer } from '../start.ts'
import { readMatrix } from './access-matrix.fixture.ts'
import { signInActors } from './actors.fixture.ts'
import { runFuzz } from './run-fuzz.fixture.ts'
import { makeThings } from './things.fixture.ts'

/** `npm run bench -- fuzz` sends all values, and more seeds. */
const SEED = 20_261_116

test('[TS-20] no hostile value in any field of any call is answered with a 5xx', {
  timeout: 300_000,
}, async () => {
  const world = await startWorld(startServer, { env: { LOG_LEVEL: 'silent' } })
  const { app, platform } = world.server
  const actors = await signInActors(world)
  const things = await makeThings(platform.db, app, actors)
  const matrix = readMatrix(readFileSync(join(checkoutFolder(), 'docs/access-matrix.md'), 'utf8'))
  const target = { app, url: world.url, db: platform.db, actors, things, matrix }
  const { sent, signedOut, failures } = await runFuzz(target, SEED, 1)
  expect(failures, `seed ${SEED}, ${sent} requests`).toEqual([])
  expect(sent).toBeGreaterThan(800)
  expect(signedOut / sent).toBeLessThan(0.05)
})
