import { ensureDemoTemplate } from '@fathom/testing/database'
import { runServer } from '../../tools/test/run-server.ts'
import { startTestCluster } from '../../tools/test/test-cluster.ts'

/** One PostgreSQL for all workers; each copies the demo world into a database of its own. */
export default async function setup() {
  const { cluster, stop } = await startTestCluster()
  process.env.FATHOM_TEST_CLUSTER = JSON.stringify(cluster)
  try {
    await ensureDemoTemplate(cluster, async (url) => (await runServer({ DATABASE_URL: url })).stop())
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
