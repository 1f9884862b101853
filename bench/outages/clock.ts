import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@fathom/testing/database'
import { connectDatabase } from '../../apps/server/src/platform/database/index.ts'
import type { TestCluster } from '../../tools/test/test-cluster.ts'
import { prepareWrites } from '../kills/writes.ts'
import type { Outcome } from './outcome.ts'
import { keepWriting, signIn, startProcess } from './place.ts'

const NAME = "the server's clock moved by five minutes, forward and back"
const PHASE_MS = 8000

/** The clock of the server's process alone moves, while it runs; that of the database and of the people doesn't. */
export async function movedClockOutcome({ cluster }: TestCluster): Promise<Outcome> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library)
    return { name: NAME, endings: [], refusals: [], skipped: 'because the package faketime is missing' }
  const folder = mkdtempSync(join(tmpdir(), 'fathom-clock-'))
  const clock = join(folder, 'clock')
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  writeFileSync(clock, '+0s\n')
  const server = await startProcess({
    DATABASE_URL: url,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  })
  try {
    const { people, refusals } = await signIn(server.url)
    const writing = keepWriting(db, () => prepareWrites({ people, db }))
    for (const seconds of [300, 0, -300, 0]) {
      writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}s\n`)
      await wait(PHASE_MS)
      await mustBeMoved(server.url, seconds)
    }
    return { name: NAME, endings: await writing.stop(), refusals }
  } finally {
    await server.end()
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Otherwise a library that does nothing would count as a success. */
async function mustBeMoved(url: string, seconds: number): Promise<void> {
  const answer = await fetch(`${url}/api/health`)
  const moved = (Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000
  if (!(Math.abs(moved - seconds) < 30)) throw new Error(`the clock is off by ${moved} s, not ${seconds} s`)
}
