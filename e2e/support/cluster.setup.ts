import { ensureDemoTemplate } from '@fathom/testing/database'
import { runServer } from '../../tools/test/run-server.ts'
import { startTestCluster } from '../../tools/test/test-cluster.ts'

/** Starts one PostgreSQL for all workers; each worker copies the demo world into its own database. */
export default async function setup() {
  const { cluster, stop } = await startTestCluster()
  process.env.FATHOM_TEST_CLUSTER = JSON.stringify(cluster)
  try {
    await ensureDemoTemplate(cluster, async (url, folder) =>
      (await runServer({ DATABASE_URL: url, DATA_DIR: folder })).stop(),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
