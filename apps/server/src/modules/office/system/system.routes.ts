import { systemWire } from '@fathom/contract/office'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { declareRight } from '../../../platform/http/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { readSystem } from './read-system.ts'

export const systemRoutes =
  (deps: OfficeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'settings' })
    app.get(
      '/system',
      { schema: { summary: 'The state of each part of Fathom', response: { 200: systemWire } } },
      () => readSystem(deps),
    )
  }
