import type { FastifyBaseLogger } from 'fastify'
import { type Db, PgBoss } from 'pg-boss'
import type { Queryable } from '../database/index.ts'
import type { JobData, Jobs, Running } from './jobs.ts'

const SCHEMA = 'jobs'
const DRAIN_MS = 10_000

/** Four tries more, after about 5, 10, 20 and 40 seconds; a worker that dies is noticed by its heartbeat. */
const QUEUE = { retryLimit: 4, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 30, notify: true }

/** Polling finds what no notification tells of: a job whose time has come, or that is due again. */
const WORKER = { batchSize: 1, localConcurrency: 3, notifyPollingIntervalSeconds: 2 }

export type JobTimes = { retryDelaySeconds?: number }

type Handler = (data: JobData, job: Running) => Promise<void>

export function createJobs(
  url: string,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  times: JobTimes = {},
): Jobs {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 4, useListenNotify: true })
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'))
  boss.on('warning', ({ message }) => log.warn(message))
  const handlers = new Map<string, Handler>()
  const queues = new Map<string, Promise<void>>()
  let isStarted = false

  const queue = { ...QUEUE, retryDelay: times.retryDelaySeconds ?? QUEUE.retryDelay }
  const queueExists = (name: string) => {
    const made = queues.get(name) ?? boss.createQueue(name, queue)
    queues.set(name, made)
    return made
  }

  async function begin(name: string, handler: Handler) {
    await queueExists(name)
    const worker = await boss.work<JobData>(name, WORKER, async (batch) => {
      for (const { id, data, signal } of batch) await run(name, handler, data, { id, signal }, log)
      // A notification wakes for one job; who has done one looks for the next before going back to sleep.
      boss.notifyWorker(worker)
    })
  }

  return {
    work: async (name, handler) => {
      if (handlers.has(name)) throw new Error(`two handlers for the job ${name}`)
      handlers.set(name, handler as Handler)
      if (isStarted) await begin(name, handler as Handler)
    },
    send: async (tx, name, data, options = {}) => {
      await queueExists(name)
      await boss.send(name, data, { ...options, db: within(tx) })
    },
    start: async () => {
      await boss.start()
      isStarted = true
      for (const [name, handler] of handlers) await begin(name, handler)
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS, close: true }),
  }
}

async function run(
  name: string,
  handler: Handler,
  data: JobData,
  running: Running,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  try {
    await handler(data, running)
  } catch (error) {
    log.error(
      { err: error, job: name, jobId: running.id },
      'a job failed; it is tried again while tries are left',
    )
    throw error
  }
}

const within = (tx: Queryable): Db => ({
  executeSql: async (text, values) => ({ rows: await tx.query(text, values) }),
})
