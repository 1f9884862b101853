import { type Environment, readConfig } from '../platform/config/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { migrate, openDatabase } from '../platform/database/index.ts'
import { createLog } from '../platform/log/index.ts'
import type { Platform } from '../platform/platform.ts'
import { compose } from './compose.ts'
import { drainRequests } from './drain-requests.ts'
import { checkPort, listen } from './listen.ts'
import { type Undo, undoAll } from './undo.ts'

export type Server = {
  url: string
  platform: Platform
  app: Awaited<ReturnType<typeof compose>>
  /** Drains and ends everything that was started; safe to call more than once. */
  stop(): Promise<void>
  /** Resolves with the reason when the server cannot go on. */
  failed: Promise<Error>
}

/** From the environment to a listening server. When a step fails, what was started before it is stopped again. */
export async function startServer(env: Environment): Promise<Server> {
  const undo: Undo[] = []
  try {
    return await start(env, undo)
  } catch (error) {
    await undoAll(undo).catch((failure) => process.emitWarning(failure))
    throw error
  }
}

async function start(env: Environment, undo: Undo[]): Promise<Server> {
  const config = readConfig(env)
  const log = createLog(config)
  for (const warning of config.warnings) log.warn(warning)
  await checkPort(config.port)

  const failure = Promise.withResolvers<Error>()
  const db = await openDatabase(config, { note: (line) => log.warn(line), lost: failure.resolve })
  undo.push(db.close)
  await migrate(db)

  const drain = new AbortController()
  const platform = await createPlatform(config, db, drain.signal, { log })
  undo.push(platform.live.close, platform.jobs.stop, async () => drain.abort())
  await platform.jobs.start()
  const app = await compose(platform)
  undo.push(() => drainRequests(app, platform, drain))
  await listen(app, config.port)

  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= undoAll(undo)
    return stopping
  }
  return { url: config.publicUrl, platform, app, stop, failed: failure.promise }
}
