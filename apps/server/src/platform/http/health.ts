import { z } from 'zod'
import { DatabaseAway, type Queryable } from '../database/index.ts'
import { Problem } from '../problem.ts'
import type { HttpApp } from './http-app.ts'

const ANSWER_WITHIN_MS = 2000
const RETRY_AFTER_SECONDS = 2

const DESCRIBED = { tags: ['service'] }

type Deps = { db: Queryable; leaving: AbortSignal }

/**
 * `/api/health` is ready only while the database answers, and no longer once it's about to stop, so a load balancer
 * stops sending requests. `/api/health/live` says that the process answers, whatever became of the database: what
 * restarts processes must not do it because of that.
 */
export function addHealth(app: HttpApp, { db, leaving }: Deps): void {
  const isAnswering = answers(db)
  app.get(
    '/api/health',
    {
      config: { open: true },
      schema: {
        ...DESCRIBED,
        summary: 'Whether this process is ready to serve',
        response: { 200: z.object({ status: z.literal('ready') }) },
      },
    },
    async () => {
      if (leaving.aborted) throw new Problem('draining', 503, { extra: { retryAfter: RETRY_AFTER_SECONDS } })
      if (!(await isAnswering())) throw new DatabaseAway(new Error('no answer to the health check'))
      return { status: 'ready' as const }
    },
  )
  app.get(
    '/api/health/live',
    {
      config: { open: true },
      schema: {
        ...DESCRIBED,
        summary: 'Whether this process runs',
        response: { 200: z.object({ status: z.literal('live') }) },
      },
    },
    async () => ({ status: 'live' as const }),
  )
}

/** However many ask, one statement is under way. */
function answers(db: Queryable): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= isAnswering(db).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

async function isAnswering(db: Queryable): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), ANSWER_WITHIN_MS)
  const answered = db.query('select 1').then(
    () => true,
    () => false,
  )
  const answer = await Promise.race([answered, late.promise])
  clearTimeout(timer)
  return answer
}
