import { ownRightsWire } from '@fathom/contract/office'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** OF-01. */
export const rightRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/rights/own',
    {
      config: { right: 'staff' },
      schema: { summary: 'What I may do in the office', response: { 200: ownRightsWire } },
    },
    async ({ caller }) => ({ rights: [...(caller.rights ?? [])] }),
  )
}
