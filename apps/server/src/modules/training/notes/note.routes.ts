import { notesWire, noteWire, saveNoteWire } from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TrainingDeps } from '../training.deps.ts'
import { getNotes, removeNote, saveNote } from './notes.ts'

export const noteRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const params = z.object({ id: z.string().max(100), noteId: z.uuid().toLowerCase() })
    app.get(
      '/courses/:id/notes',
      {
        schema: {
          summary: 'My notes in a course',
          params: params.pick({ id: true }),
          response: { 200: notesWire },
        },
      },
      ({ caller, params }) => getNotes(deps, caller.affiliateId, params.id),
    )
    app.put(
      '/courses/:id/notes/:noteId',
      { schema: { summary: 'Save a note of mine', params, body: saveNoteWire, response: { 200: noteWire } } },
      ({ caller: { affiliateId }, params: { id, noteId }, body }) =>
        saveNote(deps, { affiliateId, courseId: id, noteId }, body),
    )
    app.delete(
      '/courses/:id/notes/:noteId',
      {
        schema: {
          summary: 'Delete a note of mine',
          params,
          querystring: z.object({ version: z.coerce.number().int().min(0).max(1_000_000_000) }),
          response: { 204: z.null() },
        },
      },
      async ({ caller: { affiliateId }, params: { id, noteId }, query }, reply) => {
        await removeNote(deps, { affiliateId, courseId: id, noteId }, query.version)
        return reply.code(204).send(null)
      },
    )
  }
