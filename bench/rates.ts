import { createDatabase } from '@fathom/testing/database'
import { connectDatabase } from '../apps/server/src/platform/database/index.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import type { Figure } from './figure.ts'
import { startProcess } from './outages/place.ts'
import { codeFigures, pdfFigures } from './rates/documents.ts'
import { refreshFigures, signInFigures } from './rates/sessions.ts'

/** What the server does besides lists, each beside a peer that does only the unavoidable part of it. */
export async function measureRates(): Promise<Figure[]> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  const server = await startProcess({ DATABASE_URL: url })
  try {
    return [
      ...(await signInFigures(server.url, db)),
      ...(await refreshFigures(server.url, db)),
      ...(await pdfFigures(server.url, db)),
      ...(await codeFigures()),
    ]
  } finally {
    await server.end()
    await db.close()
    await stop()
  }
}
