import pino from 'pino'
import { connectDatabase } from '../database/index.ts'
import { createHttp } from '../http/index.ts'
import { allRights, aSecurityLog, aUser, notHandedOver } from '../http/testing.ts'
import { createLive, liveRoutes } from './index.ts'

/** A separate process with only the live channel. A bearer is the number of its person. */
const [databaseUrl = '', port = '0'] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const db = connectDatabase(databaseUrl)
const live = await createLive(db, log)
const verify = async (token: string) => aUser({ affiliateId: Number(token) })
const app = await createHttp(
  { log, version: '1', publicUrl: 'http://localhost' },
  { verify, findHandover: notHandedOver, findRights: allRights, securityLog: aSecurityLog() },
)
const kinds = { word: { worded: (data: unknown) => ({ data }) } }
const drain = new AbortController().signal
await app.register(liveRoutes({ live, drain, log }, kinds), { prefix: '/api/live' })
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('ready')
