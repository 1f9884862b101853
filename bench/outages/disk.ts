import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@fathom/testing/database'
import { connectDatabase } from '../../apps/server/src/platform/database/index.ts'
import type { TestCluster } from '../../tools/test/test-cluster.ts'
import type { Outcome } from './outcome.ts'
import { keepWriting, signIn, startProcess } from './place.ts'

const NAME = 'the disk of the files full, then free again'
const FULL_MS = 10_000

/** The data folder is a small disk of its own, which a ballast fills to the last byte. */
export async function fullDiskOutcome({ cluster }: TestCluster): Promise<Outcome> {
  if (process.getuid?.() !== 0)
    return { name: NAME, endings: [], refusals: [], skipped: 'because only root can mount a small disk' }
  const disk = mkdtempSync(join(tmpdir(), 'fathom-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk])
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  const server = await startProcess({ DATABASE_URL: url, DATA_DIR: disk })
  const ballast = join(disk, 'ballast')
  try {
    const { people, refusals } = await signIn(server.url)
    const writing = keepWriting(people, db)
    await wait(FULL_MS / 2)
    const { bavail, bsize } = statfsSync(disk)
    fill(ballast, bavail * bsize)
    await wait(FULL_MS)
    rmSync(ballast)
    await wait(FULL_MS / 2)
    return { name: NAME, endings: await writing.stop(), refusals }
  } finally {
    await server.end()
    await db.close()
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

/** Others write meanwhile, so the last bytes may be gone already. */
function fill(path: string, bytes: number): void {
  try {
    writeFileSync(path, Buffer.alloc(bytes + 1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
