import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { DatabaseAway, isConnectionLost, KEEP_ALIVE, LONG_MS, withQueryLimit } from '../database/index.ts'
import { failureOf, runIn, type Tracing } from '../tracing/index.ts'
import { FinalFailure } from './final-failure.ts'
import type { JobData, Jobs, Retries, Running } from './jobs.ts'
import { createQueues } from './queues.ts'

export const SCHEMA = 'jobs'
const DRAIN_MS = 10_000

/** Polling finds jobs without a notification: delayed jobs and retries. */
const WORKER = { batchSize: 1, localConcurrency: 3, notifyPollingIntervalSeconds: 2 }

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>
type Handler = (data: JobData, job: Running) => Promise<void>

/** Of the queue's own statements: fetching a job, and cleaning up many. */
const STATEMENT_MS = 60_000

type Options = {
  retryDelaySeconds?: number
  /** Learns of each failure that comes from a lost connection, instead of a line in the log. */
  lost?: (error: unknown) => void
  ended?: Ended
  tracing?: Tracing | undefined
}

type Ended = (name: string, end: 'done' | 'failed', seconds: number) => void

/** The queue spreads errors into objects of its own. */
const errorOf = (error: unknown): unknown => {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error
  const { message, stack } = error as { message?: unknown; stack?: unknown }
  return Object.assign(new Error(String(message)), error, { stack: String(stack ?? message) })
}

/** `retryDelaySeconds` is the delay before the second attempt; it doubles with each further one. */
export function createJobs(
  url: string,
  log: Log,
  { retryDelaySeconds = 5, lost, ended = () => {}, tracing }: Options = {},
): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    ...{ schema: SCHEMA, max: 4, useListenNotify: true },
    ...{ query_timeout: STATEMENT_MS, ...KEEP_ALIVE },
  })
  boss.on('error', (error) => {
    if (lost && isConnectionLost(error)) lost(error)
    else log.error({ err: errorOf(error) }, 'the job queue reported an error')
  })
  boss.on('warning', ({ message }) => log.warn(message))
  const retries = new Map<string, Retries>()
  const makeSure = createQueues(boss, retryDelaySeconds, (name) => retries.get(name))
  const handlers = new Map<string, Handler>()
  let isStarted = false

  return {
    work: async (name, handler, retried) => {
      if (handlers.has(name)) throw new Error(`two handlers for the job ${name}`)
      handlers.set(name, handler as Handler)
      if (retried) retries.set(name, retried)
      if (isStarted)
        await makeSure(name).then(() =>
          begin(boss, name, observed(name, handler as Handler, { ended, tracing }), log),
        )
    },
    send: async (tx, name, data, options = {}) => {
      await makeSure(name).catch((error) => {
        throw isConnectionLost(error) ? new DatabaseAway(error) : error
      })
      const executeSql = async (text: string, values?: unknown[]) => ({ rows: await tx.query(text, values) })
      await boss.send(name, data, { ...options, db: { executeSql } })
    },
    retryNow: async (names) => {
      await boss
        .getDb()
        .executeSql(
          `update ${SCHEMA}.job set start_after = now() where state = 'retry' and name = any($1) and start_after > now()`,
          [names],
        )
    },
    start: async () => {
      await boss.start()
      isStarted = true
      for (const [name, handler] of handlers)
        await makeSure(name).then(() => begin(boss, name, observed(name, handler, { ended, tracing }), log))
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS, close: true }),
  }
}

async function begin(boss: PgBoss, name: string, handler: Handler, log: Log) {
  let worker = ''
  worker = await boss.work<JobData>(name, WORKER, async (batch) => {
    for (const { id, data, signal } of batch) {
      await withQueryLimit(LONG_MS, () => handler(data, { id, signal })).catch(async (error) => {
        const isFinal = error instanceof FinalFailure
        if (isFinal) await giveUp(boss, name, id)
        log.error(
          { err: error, job: name, jobId: id },
          isFinal ? 'a job failed for good' : 'a job failed and is retried while attempts are left',
        )
        throw error
      })
    }
    // A notification wakes the worker for one job, so a worker that finishes one looks for the next before it
    // sleeps.
    if (worker) boss.notifyWorker(worker)
  })
}

/** The queue fails a job for good when it has no attempts left. */
const giveUp = (boss: PgBoss, name: string, id: string) =>
  boss
    .getDb()
    .executeSql(`update ${SCHEMA}.job set retry_limit = retry_count where name = $1 and id = $2`, [name, id])

const observed =
  (
    name: string,
    handler: Handler,
    { ended, tracing }: { ended: Ended; tracing: Tracing | undefined },
  ): Handler =>
  async (data, job) => {
    const begun = performance.now()
    const span = tracing?.begin(`job ${name}`, 'job')
    const end = (how: 'done' | 'failed', failure?: string) => {
      ended(name, how, (performance.now() - begun) / 1000)
      span?.end(failure)
    }
    try {
      await (span ? runIn(span, () => handler(data, job)) : handler(data, job))
    } catch (error) {
      end('failed', failureOf(error))
      throw error
    }
    end('done')
  }
