import { CHUNK_BYTES, decimal } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { UploadState, Uploads } from './uploads.ts'

type Progress = { id: string; size: number; offset: number; chunkSize: typeof CHUNK_BYTES }

/** Where a module's uploads are called, and what they answer. */
export type UploadPaths<Done, StateWire, DoneWire> = {
  /** The address of the list, with a parameter for the target if there is one. */
  path: string
  /** The name of that parameter. */
  targetParam?: string
  idParam: string
  newUpload: z.ZodType<{ id: string; size: number; name?: string }>
  state: z.ZodType<StateWire>
  stateOf: (progress: Progress, done: Done | undefined) => StateWire
  done: z.ZodType<DoneWire>
  doneOf: (done: Done) => DoneWire
  finishSummary: string
  /** The state has no call of its own where the file is read at the same address. */
  hasStateCall: boolean
}

const uuid = z.uuid().toLowerCase()

/** CO-06: uploads a file in chunks of 256 KB, and resumes where it was interrupted. */
export function uploadRoutes<Done, StateWire, DoneWire>(
  uploads: Uploads<Done>,
  paths: UploadPaths<Done, StateWire, DoneWire>,
): FastifyPluginAsyncZod {
  const { path, targetParam, idParam, newUpload } = paths
  // Fastify can't infer an answer from a generic schema; `stateOf` and `doneOf` match these by their types.
  const { state, done }: { state: z.ZodType; done: z.ZodType } = paths
  const ofTarget = z.object(targetParam ? { [targetParam]: uuid } : {})
  const ofUpload = ofTarget.extend({ [idParam]: uuid })
  const targetOf = (params: Record<string, string>) => (targetParam && params[targetParam]) || ''
  const placeOf = (params: Record<string, string>) => ({
    target: targetOf(params),
    id: params[idParam] ?? '',
  })
  const answer = ({ done: result, ...progress }: UploadState<Done>) =>
    paths.stateOf({ ...progress, chunkSize: CHUNK_BYTES }, result)

  return async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: CHUNK_BYTES },
      async (_request: unknown, body: Buffer) => body,
    )
    app.post(
      path,
      {
        schema: {
          summary: 'Begin an upload; the same id again returns its progress',
          params: ofTarget,
          body: newUpload,
          response: { 200: state },
        },
      },
      async (request) =>
        answer(await uploads.begin(request, { target: targetOf(request.params), ...request.body })),
    )
    if (paths.hasStateCall)
      app.get(
        `${path}/:${idParam}`,
        { schema: { summary: 'The progress of an upload', params: ofUpload, response: { 200: state } } },
        async (request) => answer(await uploads.getState(request, placeOf(request.params))),
      )
    app.put(
      `${path}/:${idParam}`,
      {
        schema: {
          summary: 'One chunk, as application/octet-stream; all but the last have 256 KB',
          params: ofUpload,
          querystring: z.object({ offset: decimal(z.number().int().min(0).max(uploads.kind.maxBytes)) }),
          response: { 200: state },
        },
      },
      async (request) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { offset } = request.query
        return answer(await uploads.receive(request, { ...placeOf(request.params), offset, bytes }))
      },
    )
    app.post(
      `${path}/:${idParam}/complete`,
      { schema: { summary: paths.finishSummary, params: ofUpload, response: { 201: done } } },
      async (request, reply) =>
        reply.code(201).send(paths.doneOf(await uploads.finish(request, placeOf(request.params)))),
    )
  }
}
