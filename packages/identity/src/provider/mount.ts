import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { MOUNT } from '../options.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'

/** The provider handles everything below /accounts that isn't one of our pages. */
export async function mountProvider(app: FastifyInstance, provider: Provider, publicUrl: URL): Promise<void> {
  const callback = provider.callback()
  // The provider parses the body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all(`${MOUNT}/*`, (request, reply) => {
    reply.hijack()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.raw.setHeader(name, value)
    void callback(seenFromOutside(request.raw, publicUrl), reply.raw)
  })
}

/** Koa trusts these headers, so we set them instead of accepting the caller's. */
function seenFromOutside(raw: IncomingMessage & { originalUrl?: string }, publicUrl: URL): IncomingMessage {
  raw.headers.host = publicUrl.host
  raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1)
  delete raw.headers['x-forwarded-host']
  const url = raw.url ?? MOUNT
  raw.originalUrl = url
  raw.url = url.slice(MOUNT.length) || '/'
  return raw
}
