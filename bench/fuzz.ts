import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase, TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { signIn } from '@fathom/testing/world'
import { readMatrix } from '../apps/server/src/app/security/access-matrix.fixture.ts'
import { signInActors } from '../apps/server/src/app/security/actors.fixture.ts'
import { runFuzz } from '../apps/server/src/app/security/run-fuzz.fixture.ts'
import { makeThings } from '../apps/server/src/app/security/things.fixture.ts'
import { startServer } from '../apps/server/src/app/start.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import type { Figure } from './figure.ts'

const MATRIX = resolve(import.meta.dirname, '../docs/access-matrix.md')

/** TS-20: every hostile value in every field of every call; `npm test` sends one of them to each field. */
export async function measureFuzz(): Promise<Figure> {
  const { cluster, stop } = await startTestCluster()
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-fuzz-'))
  try {
    const { url } = await createDatabase(cluster)
    const { sent, signedOut, failures } = await fuzz(url, dataDir)
    return {
      name: `answers that blame the server, of ${sent} hostile requests, ${signedOut} of them by a lost session`,
      value: failures.length,
      unit: 'answers',
      atMost: 0,
      digits: 0,
      detail: failures,
    }
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fuzz(databaseUrl: string, dataDir: string) {
  const server = await startServer({
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    SECRET_KEY: TEST_SECRET_KEY,
  })
  const { app, platform, url } = server
  try {
    const actors = await signInActors({
      server,
      url,
      signIn: (person, options) => signIn(url, person, options),
    })
    const things = await makeThings(platform.db, app, actors)
    const matrix = readMatrix(await readFile(MATRIX, 'utf8'))
    return await runFuzz({ app, url, db: platform.db, actors, things, matrix }, 0)
  } finally {
    await server.stop()
  }
}
