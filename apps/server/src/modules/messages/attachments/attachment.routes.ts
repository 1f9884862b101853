import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { getThread } from '../threads/open-thread.ts'
import { findAttachment } from './attachment.store.ts'
import { attachmentUploadRoutes } from './attachment-upload.ts'
import { sendFile } from './send-file.ts'

const uuid = z.uuid().toLowerCase()
const path = '/enrolments/:enrolmentId/messages/attachments'

export const attachmentRoutes =
  (deps: MessagesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(attachmentUploadRoutes(deps, path))
    app.get(
      `${path}/:attachmentId`,
      {
        schema: {
          summary: 'A file of a conversation that I take part in',
          params: z.object({ enrolmentId: uuid, attachmentId: uuid }),
        },
      },
      async ({ caller, params }, reply) => {
        const { enrolment } = await getThread(deps, deps.db, caller, params.enrolmentId)
        const row = await findAttachment(deps.db, enrolment, params.attachmentId, caller.affiliateId)
        if (!row) throw new Problem('not-found', 404)
        return sendFile(deps, row, reply)
      },
    )
  }
