import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../platform/problem.ts'

/**
 * Mail programs post a form, in either of its two content types (RFC 8058 §3.2); no other route here accepts
 * one.
 */
export function readForms(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(
      type,
      { parseAs: 'buffer', bodyLimit: 16 * 1024 },
      async (request: FastifyRequest, body: Buffer) => {
        const headers = { 'content-type': request.headers['content-type'] ?? type }
        return Object.fromEntries(await formIn(new Response(new Uint8Array(body), { headers })))
      },
    )
}

async function formIn(response: Response): Promise<FormData> {
  try {
    return await response.formData()
  } catch {
    throw new Problem('malformed-body', 400)
  }
}
