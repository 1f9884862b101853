import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeKey } from '@fathom/domain/codes'
import { createDatabase } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { aMailServer } from '../../apps/server/src/modules/notifications/mail/smtp.fixture.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/index.ts'
import { anS3Store } from '../../apps/server/src/platform/files/s3.fixture.ts'
import type { TestCluster } from '../../tools/test/test-cluster.ts'
import type { Ending } from '../kills/count.ts'
import { prepareWrites } from '../kills/writes.ts'
import type { Outcome } from './outcome.ts'
import { keepWriting, signIn, startProcess } from './place.ts'
import { tcpProxy } from './tcp-proxy.ts'

const AWAY_MS = 10_000
const LETTERS = 20
const MAILED_WITHIN_MS = 180_000

/** Codes are shared with addresses while no mail server listens; each address gets one letter when it's back. */
export async function mailOutcome({ cluster }: TestCluster): Promise<Outcome> {
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  const port = await freePort()
  const server = await startProcess({ DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}` })
  let letters: readonly { to: string }[] = []
  try {
    const { people, refusals } = await signIn(server.url)
    const shared: string[] = []
    for (let each = 0; each < LETTERS; each += 1) {
      await db.query('delete from attempt')
      const code = await aCodeOf(db, people.student.affiliateId)
      const email = `friend-${each}@elsewhere.test`
      const path = `/api/pro/codes/${code}/share`
      if (
        await people.student.call({ method: 'POST', path, body: { email, certificationName: 'Night Diver' } })
      )
        shared.push(email)
    }
    await wait(AWAY_MS)
    const mailServer = await aMailServer(port)
    letters = mailServer.letters
    const deadline = Date.now() + MAILED_WITHIN_MS
    while (new Set(letters.map(({ to }) => to)).size < shared.length && Date.now() < deadline) await wait(250)
    await wait(AWAY_MS)
    await mailServer.close()
    const endings = shared.map(
      (email): Ending => ({
        kind: 'letter',
        answered: 'before',
        effects: letters.filter(({ to }) => to === email).length,
      }),
    )
    return { name: 'the mail server away, then back', endings, refusals }
  } finally {
    await server.end()
    await db.close()
  }
}

async function aCodeOf(db: Database, affiliateId: number): Promise<string> {
  const code = `KK-${randomBytes(4).toString('hex').toUpperCase()}`
  await db.query(
    `insert into access_code (key, code, certification_name, package_id, owner_id, issued_at)
     values ($1, $2, 'Night Diver', '01920000-0000-7000-8000-000000000005', $3, now())`,
    [codeKey(code), code, affiliateId],
  )
  return code
}

/** Uploads go on while the store of the files is away and comes back, beside writes that need no files. */
export async function filesOutcome({ cluster }: TestCluster): Promise<Outcome> {
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  const directory = mkdtempSync(join(tmpdir(), 'fathom-s3-'))
  const port = await freePort()
  const store = await anS3Store(port, directory, 'files')
  const proxy = await tcpProxy({ host: '127.0.0.1', port })
  const server = await startProcess({
    DATABASE_URL: url,
    FILES_URL: `s3://S3RVER:S3RVER@127.0.0.1:${proxy.port}/files?tls=off`,
  })
  try {
    const { people, refusals } = await signIn(server.url)
    const writing = keepWriting(db, () => prepareWrites({ people, db }))
    await wait(AWAY_MS / 2)
    proxy.away(true)
    await wait(AWAY_MS)
    proxy.away(false)
    await wait(AWAY_MS / 2)
    return { name: 'the store of the files away, then back', endings: await writing.stop(), refusals }
  } finally {
    await server.end()
    proxy.close()
    await store.close()
    await db.close()
    rmSync(directory, { recursive: true, force: true })
  }
}
