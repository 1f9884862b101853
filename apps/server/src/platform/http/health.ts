import { z } from 'zod'
import type { Queryable } from '../database/index.ts'
import { Problem } from '../problem.ts'
import type { HttpApp } from './http-app.ts'

const ANSWER_WITHIN_MS = 2000

/**
 * Ready only while the database answers, and no longer once the server drains, so a load balancer stops
 * sending requests.
 */
export function addHealth(app: HttpApp, { db, drain }: { db: Queryable; drain: AbortSignal }): void {
  app.get(
    '/api/health',
    {
      config: { open: true },
      schema: {
        tags: ['house'],
        summary: 'Whether this process is ready to serve',
        response: { 200: z.object({ status: z.literal('ready') }) },
      },
    },
    async () => {
      if (drain.aborted) throw new Problem('draining', 503)
      if (!(await isAnswering(db))) throw new Problem('database-unreachable', 503)
      return { status: 'ready' as const }
    },
  )
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
