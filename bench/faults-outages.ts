import { startTestCluster, type TestCluster } from '../tools/test/test-cluster.ts'
import type { Figure } from './figure.ts'
import { movedClockOutcome } from './outages/clock.ts'
import { fullDatabaseOutcomes, fullDiskOutcome } from './outages/disk.ts'
import { figureOf, type Outcome } from './outages/outcome.ts'
import { providerOutcome } from './outages/provider.ts'
import { databaseProxyOutcome, portalProxyOutcomes } from './outages/proxies.ts'
import { filesOutcome, mailOutcome } from './outages/services.ts'

const PARTS: Readonly<Record<string, (cluster: TestCluster) => Promise<Outcome | Outcome[]>>> = {
  database: databaseProxyOutcome,
  portal: portalProxyOutcomes,
  disk: fullDiskOutcome,
  'database-disk': fullDatabaseOutcomes,
  clock: movedClockOutcome,
  mail: mailOutcome,
  files: filesOutcome,
  provider: providerOutcome,
}

/** Writes of every kind while what the server needs is slow, full, wrong or away. `PARTS=disk,clock` runs some. */
export async function measureOutages(): Promise<Figure[]> {
  const wanted = process.env.PARTS?.split(',') ?? Object.keys(PARTS)
  const cluster = await startTestCluster()
  try {
    const figures: Figure[] = []
    for (const name of wanted) {
      const part = PARTS[name]
      if (!part) throw new Error(`no part ${name}; there are ${Object.keys(PARTS).join(', ')}`)
      figures.push(...[await part(cluster)].flat().map(figureOf))
      console.log(`     ${name}: over`)
    }
    return figures
  } finally {
    await cluster.stop()
  }
}
