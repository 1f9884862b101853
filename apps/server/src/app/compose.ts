import Fastify, { type FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

export async function compose({ db, log }: Platform): Promise<FastifyInstance> {
  const app = Fastify({ loggerInstance: log })
  app.get('/api/health', async () => {
    await db.query('select 1')
    return { status: 'ready' }
  })
  return app
}
