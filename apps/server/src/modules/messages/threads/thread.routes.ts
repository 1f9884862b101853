import {
  messageWire,
  newMessageWire,
  readingWire,
  threadQuery,
  threadWire,
  unreadThreadsWire,
} from '@fathom/contract/messages'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { markRead } from './mark-read.ts'
import { listUnread, readThread } from './read-thread.ts'
import { sendMessage } from './send-message.ts'

const ofThread = z.object({ enrolmentId: z.uuid().toLowerCase() })
const path = '/enrolments/:enrolmentId/messages'

export const threadRoutes =
  (deps: MessagesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'The conversation of an enrollment that I take part in, newest messages',
          params: ofThread,
          querystring: threadQuery,
          response: { 200: threadWire },
        },
      },
      async (request) =>
        readThread(deps, request.caller, {
          enrolmentId: request.params.enrolmentId,
          before: request.query.before,
          culture: readingCulture(request),
        }),
    )
    app.post(
      path,
      {
        schema: {
          summary: 'Send a message of 1 to 4,000 characters; the same id again adds nothing',
          params: ofThread,
          body: newMessageWire,
          response: { 201: messageWire },
        },
      },
      async ({ caller, params, body }, reply) =>
        reply.code(201).send(await sendMessage(deps, caller, params.enrolmentId, body)),
    )
    app.put(
      `${path}/read`,
      {
        schema: { summary: 'Mark everything up to this number as read', params: ofThread, body: readingWire },
      },
      async ({ caller, params, body }, reply) => {
        await markRead(deps, caller, params.enrolmentId, body.number)
        return reply.code(204).send()
      },
    )
    app.get(
      '/messages/unread',
      {
        schema: {
          summary:
            'The conversations that I take part in, each with the number of messages that I have not read',
          response: { 200: unreadThreadsWire },
        },
      },
      async ({ caller }) => listUnread(deps, caller),
    )
  }
