import { refuseUnfinished } from '../platform/backup/index.ts'
import { type Config, type Environment, readConfig } from '../platform/config/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { migrate, openDatabase } from '../platform/database/index.ts'
import { tryFiles } from '../platform/files/index.ts'
import { createLive } from '../platform/live/index.ts'
import { createLog } from '../platform/log/index.ts'
import { warnOfMail } from '../platform/mail/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type ComposedServer, compose } from './compose.ts'
import { drainRequests } from './drain-requests.ts'
import { checkPort, type ListenAddress, listen } from './listen.ts'
import { type Undo, undoAll } from './undo.ts'

export type Server = {
  url: string
  platform: Platform
  app: ComposedServer['app']
  content: ComposedServer['content']
  /** Drains and stops everything that was started; safe to call more than once. */
  stop(): Promise<void>
  /** Resolves with the reason when the server can't continue. */
  failed: Promise<Error>
}

/**
 * Starts the server from the environment. When a step fails, or `signal` aborts, everything started before is stopped
 * again.
 */
export async function startServer(env: Environment, signal?: AbortSignal): Promise<Server> {
  const undo: Undo[] = []
  const starting = start(env, undo, signal)
  try {
    return await (signal ? unlessAborted(starting, signal) : starting)
  } catch (error) {
    await undoAll(undo).catch((failure) => process.emitWarning(failure))
    throw error
  }
}

/** A step that waits, for a lock or a database that doesn't answer, must not hold up the end of the process. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
  return Promise.race([work, aborted.promise])
}

async function start(env: Environment, undo: Undo[], signal: AbortSignal | undefined): Promise<Server> {
  const config = readConfig(env)
  const log = createLog(config)
  for (const warning of config.warnings) log.warn(warning)
  const addresses = addressesOf(config)
  await checkPort(addresses.portal)
  await checkPort(addresses.content)
  await tryFiles(config)
  warnOfMail(config, log)

  const failure = Promise.withResolvers<Error>()
  const db = await openDatabase(config, {
    note: (line) => log.warn(line),
    lost: failure.resolve,
    log,
  })
  undo.push(db.close)
  await refuseUnfinished(db)
  await migrate(db, { log, ...(signal && { signal }) })

  const [leaving, drain] = [new AbortController(), new AbortController()]
  const live = await createLive(db, log)
  undo.push(live.close)
  const platform = await createPlatform(config, {
    db,
    live,
    log,
    drain: drain.signal,
    leaving: leaving.signal,
  })
  undo.push(async () => platform.tracing?.close())
  undo.push(platform.jobs.stop, async () => drain.abort())
  await platform.jobs.start()
  const { app, content } = await compose(platform)
  undo.push(() => drainRequests([app, content], platform, { leaving, drain }))
  await listen(content, addresses.content)
  await listen(app, addresses.portal)

  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= undoAll(undo)
    return stopping
  }
  return { url: config.publicUrl, platform, app, content, stop, failed: failure.promise }
}

const addressesOf = ({ port, contentPort }: Config): Record<'portal' | 'content', ListenAddress> => ({
  portal: { variable: 'PORT', port },
  content: { variable: 'CONTENT_PORT', port: contentPort },
})
