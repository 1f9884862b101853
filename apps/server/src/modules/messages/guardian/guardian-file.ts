import { guardianFileParams } from '@fathom/contract/messages'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { findGuardian } from '../../forms/index.ts'
import { type AttachmentRow, findSent } from '../attachments/attachment.store.ts'
import { sendFile } from '../attachments/send-file.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { isStudentMinor } from '../threads/open-thread.ts'

const PURPOSE = 'messages.guardian-file'
const LINK_MS = 30 * 86_400_000
const CALLS = { limit: 120, windowSeconds: 600 }

const ticket = z.object({
  affiliateId: z.number(),
  enrolmentId: z.string(),
  id: z.string(),
  email: z.string(),
  until: z.number(),
})
type Ticket = z.infer<typeof ticket>

/** The address of a file in a guardian's copy, and until when it opens the file. */
export function guardianLink(
  { secrets, config, clock }: Pick<MessagesDeps, 'secrets' | 'config' | 'clock'>,
  { affiliateId, enrolmentId, id }: AttachmentRow,
  email: string,
): { url: string; until: Date } {
  const until = new Date(clock.now().getTime() + LINK_MS)
  const content: Ticket = { affiliateId, enrolmentId, id, email, until: until.getTime() }
  const token = secrets.seal(JSON.stringify(content), PURPOSE)
  return { url: new URL(`/api/learning/messages/guardian-files/${token}`, config.publicUrl).href, until }
}

/** Undefined when we didn't issue the token. */
function ticketIn({ secrets }: Pick<MessagesDeps, 'secrets'>, token: string): Ticket | undefined {
  try {
    return ticket.parse(JSON.parse(secrets.open(token, PURPOSE)))
  } catch {
    return undefined
  }
}

/** Only for the guardian to whom it was mailed, while they still are the guardian of a minor. */
async function getFile(deps: MessagesDeps, token: string): Promise<AttachmentRow> {
  const { db, clock } = deps
  const found = ticketIn(deps, token)
  if (!found || found.until < clock.now().getTime()) throw new Problem('not-found', 404)
  const guardian = await findGuardian(deps, db, found.affiliateId)
  const isTheirs = guardian?.email === found.email && (await isStudentMinor(deps, db, found.affiliateId))
  const row = isTheirs ? await findSent(db, found, found.id) : undefined
  if (!row) throw new Problem('not-found', 404)
  return row
}

export const guardianFileRoutes =
  (deps: MessagesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/messages/guardian-files/:token',
      {
        // A guardian has no account, so the link is their only credential.
        config: { open: true },
        schema: { summary: 'A file of a message to a minor, for the guardian', params: guardianFileParams },
      },
      async ({ params, ip }, reply) => {
        const tries = await countAttempt(deps.db, `guardian file ${ip}`, CALLS, deps.clock.now())
        if (!tries.allowed)
          throw new Problem('too-many-calls', 429, { extra: { retryAfter: tries.retryAfterSeconds } })
        return sendFile(deps, await getFile(deps, params.token), reply)
      },
    )
  }
