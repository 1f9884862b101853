import {
  connectDatabase,
  type Database,
  migrate,
  startThrowawayCluster,
} from '../../apps/server/src/platform/database/index.ts'
import { fill } from './fill.ts'

/** A throwaway PostgreSQL whose databases are filled with dive logs. */
export async function startDatabases() {
  const cluster = await startThrowawayCluster()
  const owner = connectDatabase(cluster.url)
  const open: Database[] = [owner]
  return {
    async filled(name: string, divers: number, prolific: boolean): Promise<Database> {
      await owner.query(`create database ${name}`)
      const url = new URL(cluster.url)
      url.pathname = `/${name}`
      const db = connectDatabase(url.href)
      open.push(db)
      await migrate(db)
      const began = performance.now()
      await fill(db, divers, { prolific })
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`     ${name}: ${divers * 100} logs of ${divers} divers in ${seconds} s`)
      return db
    },
    async stop() {
      await Promise.all(open.map((db) => db.close()))
      await cluster.stop()
    },
  }
}
