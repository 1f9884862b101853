import type pg from 'pg'
import { StartProblem } from '../../start-problem.ts'
import { connectOrLaunch } from './connect.ts'
import { type Launched, launch } from './launch.ts'
import type { Places } from './places.ts'
import type { Cluster } from './prepare-cluster.ts'
import { stopAdopted } from './stop-adopted.ts'

/** A cluster that we own: the connection with the lock, and the process if it's our child. */
export type OwnedCluster = { lock: pg.Client; launched: Launched | undefined }

/** The child that ran before, or the one that is starting already. */
type Running = { child?: Launched | undefined; starting?: Launched | undefined }

/**
 * One server owns a folder. The lock lasts as long as its connection, so a killed process never leaves it
 * behind.
 */
export async function ownCluster(
  { folder, places, url }: Cluster,
  { child, starting }: Running,
): Promise<OwnedCluster> {
  const start = () => launch(places, [])
  const { client, isOurs, launched = child } = await connectOrLaunch(url, start, starting)
  if (isOurs) return { lock: client, launched }
  await client.end()
  await launched?.release()
  throw new StartProblem(
    `DATA_DIR ${folder} is used by another running Fathom: stop that one, or set another DATA_DIR`,
  )
}

/** Stops the cluster, whether it's our child or one that we took over. */
export async function stopCluster({ lock, launched }: OwnedCluster, { home }: Places): Promise<void> {
  await lock.end().catch(() => {})
  await launched?.release()
  await stopAdopted(home)
}
