import { flushCompileCache } from 'node:module'
import type { Environment } from '../platform/config/index.ts'
import { type LoggableError, loggableError } from '../platform/log/index.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { greeting } from './greeting.ts'
import { type Server, startServer } from './start.ts'

const STOP_WITHIN_MS = 30_000
const STOP_WITHOUT_DATABASE_MS = 3000
const LOOK_EVERY_MS = 250

/** The lifecycle of the process: start, report, serve until stopped, and leave nothing running. */
export async function run(env: Environment): Promise<void> {
  const begun = performance.now()
  const stopping = new AbortController()
  const starting = startServer(env, stopping.signal)
  const end = endOnce(starting, stopping)
  // Not once(): a second Ctrl-C would then kill the process during its drain.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      complain(error)
      end(1)
    })
  }
  try {
    const server = await starting
    server.failed.then((error) => {
      complain(error)
      end(1)
    })
    for (const line of greeting(server, performance.now() - begun)) console.log(line)
    // Otherwise it's only written when the process ends by itself, and not when it's killed.
    flushCompileCache()
  } catch (error) {
    if (stopping.signal.aborted) return
    complain(error)
    end(1)
  }
}

function endOnce(starting: Promise<Server>, stopping: AbortController) {
  let isEnding = false
  return (code: number) => {
    if (isEnding) return
    isEnding = true
    stopping.abort()
    // PostgreSQL stops with this process in any case, because the pipe that it watches closes.
    let limit = setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    starting.then(
      (server) => {
        clearTimeout(limit)
        const drainMs = server.platform.config.drainSeconds * 1000
        limit = setTimeout(() => process.exit(1), STOP_WITHIN_MS + drainMs).unref()
        return stopServer(server, code).then(
          () => process.exit(code),
          () => process.exit(1),
        )
      },
      // It never started, and what it had opened is closed.
      () => process.exit(code),
    )
  }
}

/** Without its database nothing in flight can be finished: jobs are tried again, and callers send again. */
async function stopServer(server: Server, code: number): Promise<void> {
  const { availability } = server.platform.db
  const begun = performance.now()
  const impatience = setInterval(() => {
    const isLate = performance.now() - begun > STOP_WITHOUT_DATABASE_MS
    if (isLate && availability.isAway()) process.exit(code)
  }, LOOK_EVERY_MS)
  await server.stop().finally(() => clearInterval(impatience))
}

function complain(error: unknown) {
  if (error instanceof StartProblem) console.error(error.message)
  else console.error(stacksOf(loggableError(error)))
}

const stacksOf = ({ message, stack, errors = [] }: LoggableError): string =>
  [stack || message, ...errors.map(stacksOf)].join('\n')
