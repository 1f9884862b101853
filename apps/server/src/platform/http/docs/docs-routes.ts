import type { HttpApp } from '../http-app.ts'
import { listRoutes } from '../route-list.ts'
import { type Documented, docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import type { DocumentedGraph } from './graph-section.ts'
import { openApiOf } from './openapi.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The documentation is public, so anyone can use the product through its API. */
export function addDocs(app: HttpApp): void {
  const open = { config: { open: true }, schema: { hide: true } }
  app.get('/api/docs/openapi.json', open, async (_, reply) => reply.send(openApiOf(app)))
  app.get('/api/docs/docs.css', open, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  )
  // The calls stay the same once the server answers, and reading all of them takes long for a page that is public.
  let page: Promise<string> | undefined
  app.get('/api/docs', open, async (_, reply) => {
    page ??= pageOf(app)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(await page)
  })
}

const pageOf = async (app: HttpApp): Promise<string> =>
  docsPage(openApiOf(app) as unknown as Documented, await graphsOf(app))

/** As anyone gets them: each graph has its SDL at an address of its own. */
async function graphsOf(app: HttpApp): Promise<DocumentedGraph[]> {
  const paths = listRoutes(app).flatMap(({ method, url }) =>
    method === 'GET' && url.endsWith('/schema.graphql') ? [url] : [],
  )
  return Promise.all(
    paths.sort().map(async (sdlPath) => ({
      sdlPath,
      endpoint: sdlPath.replace('schema.graphql', 'graphql'),
      sdl: (await app.inject({ url: sdlPath })).body,
    })),
  )
}
