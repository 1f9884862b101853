import { createDatabase } from '@fathom/testing/database'
import { runServer } from './run-server.ts'
import { startTestCluster } from './test-cluster.ts'

/** The shipped server with the demo data on a throwaway database, for tools that look at the product. */
export async function runDemo(
  env: Record<string, string> = {},
): Promise<{ url: string; databaseUrl: string; stop(): Promise<void> }> {
  const { cluster, stop } = await startTestCluster()
  try {
    const database = await createDatabase(cluster)
    const server = await runServer({ DATABASE_URL: database.url, DEMO: 'on', ...env })
    return {
      url: server.url,
      databaseUrl: database.url,
      stop: async () => {
        await server.stop()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
