import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newestTwenty } from '../../apps/server/src/modules/logbook/logs/log-list.store.ts'
import { FIRST_DIVER } from './fill.ts'

const run = promisify(execFile)

/** The same divers as in the server benchmark, so the caches are equally warm for all. */
const script = (divers: number) => `\\set diver ${FIRST_DIVER} + (random(0, 399) * 7919) % ${divers}
${newestTwenty().replaceAll('$1', ':diver').replaceAll(/\s+/g, ' ')};
`

/**
 * Transactions per second of the exact statement that the server sends, prepared, as PostgreSQL's own tool
 * counts them.
 */
export async function pgbench(
  databaseUrl: string,
  { divers, clients, seconds }: { divers: number; clients: number; seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fathom-pgbench-'))
  try {
    const file = join(folder, 'newest.sql')
    await writeFile(file, script(divers))
    const url = new URL(databaseUrl)
    const options = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      file,
    ]
    const place = [
      '-h',
      url.searchParams.get('host') ?? url.hostname,
      '-U',
      url.username,
      url.pathname.slice(1),
    ]
    const { stdout } = await run('pgbench', [...options, ...place], {
      env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) },
    })
    const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? []
    if (!tps) throw new Error(`pgbench said nothing to count:\n${stdout}`)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true })
  }
}
