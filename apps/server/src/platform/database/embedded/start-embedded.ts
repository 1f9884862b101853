import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isOwned } from './connect.ts'
import { takeEarly } from './early-launch.ts'
import { type OwnedCluster, ownCluster, stopCluster } from './own-cluster.ts'
import { prepareCluster } from './prepare-cluster.ts'

export type Embedded = { url: string; stop(): Promise<void> }

export type Reports = {
  /** A line for the operator. */
  note(line: string): void
  /** The database is permanently lost, so the process can't continue. */
  lost(error: Error): void
}

const TRY_AGAIN_MS = 1000

const isOutOfRoom = (error: unknown) =>
  error instanceof Error && error.message.includes('No space left on device')

/** Runs a real PostgreSQL as a child process on this folder, and restarts it when it exits unexpectedly. */
export async function startEmbedded(dataDir: string, { note, lost }: Reports): Promise<Embedded> {
  const early = takeEarly(resolve(dataDir))
  const cluster = early?.cluster ?? prepareCluster(resolve(dataDir))
  if (cluster.places.note) note(cluster.places.note)
  let holding = ownCluster(cluster, { starting: early?.launched })
  let stopping: Promise<void> | undefined

  // The lock's connection closes when PostgreSQL ends, so watching it covers both.
  function watch({ lock, launched }: OwnedCluster) {
    lock.once('end', () => {
      if (stopping) return
      note('Lost PostgreSQL; starting it again')
      holding = ownAgain(launched)
      holding.then(watch, (error) => stopping || lost(error))
    })
  }

  /** A full disk is no reason to give up: someone makes room, and everything is still there. */
  async function ownAgain(child: OwnedCluster['launched']): Promise<OwnedCluster> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await ownCluster(cluster, { child })
      } catch (error) {
        if (stopping || !isOutOfRoom(error)) throw error
        if (isFirst) note('PostgreSQL cannot start because its disk is full; it starts once there is room')
        await delay(TRY_AGAIN_MS)
      }
    }
  }

  const started = await holding
  watch(started)
  if (!started.launched) note('Using the PostgreSQL that a killed server left running')

  async function stop() {
    const last = await holding.catch(() => undefined)
    if (last) await stopCluster(last, cluster.places)
  }
  return {
    url: cluster.url,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** Uses the PostgreSQL of the server that runs on this folder; runs one as long as no server does. */
export async function joinEmbedded(dataDir: string, reports: Reports): Promise<Embedded> {
  const { url } = prepareCluster(resolve(dataDir))
  return (await isOwned(url)) ? { url, stop: async () => {} } : startEmbedded(dataDir, reports)
}
