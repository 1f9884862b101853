import swagger from '@fastify/swagger'
import { problemWire } from '@fathom/contract/shared'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HttpApp } from '../http-app.ts'

type Operation = { responses?: Record<string, unknown> }
type Described = {
  openapi: string
  info: { version: string }
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, unknown> }
}

const PROBLEM_ANSWER = {
  description: 'A problem, named by its member `problem`',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** Must be awaited before the first route: routes added earlier would be missing. */
export async function describeCalls(app: HttpApp, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fathom', version, description: 'Every REST call of the portal’s services.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'id token' },
        },
      },
    },
    // Only calls under /api are described; pages are for people.
    transform: (route) =>
      route.url.startsWith('/api/') ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
  })
}

/** The description plus what applies to every call: failures are answered as problems. */
export function openApiOf(app: HttpApp) {
  const { $schema: _, ...problem } = z.toJSONSchema(problemWire)
  const { paths = {}, components, ...rest } = app.swagger() as unknown as Described
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations))
      operation.responses = { ...operation.responses, default: PROBLEM_ANSWER }
  return {
    ...rest,
    components: { ...components, schemas: { ...components?.schemas, Problem: problem } },
    paths,
  }
}
