import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpApp } from '../http-app.ts'
import { anHttpServer, as } from '../testing.ts'
import { html } from './markup.ts'
import { outlineOf } from './outline.ts'

let app: HttpApp
afterEach(() => app.close())

async function aDocumentedServer() {
  app = await anHttpServer()
  app.post(
    '/api/pro/codes/:code/redeem',
    {
      schema: {
        tags: ['pro'],
        security: [{ bearer: [] }],
        summary: 'Redeems <a> code',
        params: z.object({ code: z.string() }),
        querystring: z.object({ packageid: z.coerce.number().optional() }),
        body: z.object({ note: z.string().nullable() }),
        response: { 200: z.object({ status: z.enum(['redeemed', 'shared']), at: z.iso.datetime() }) },
      },
    },
    async () => ({ status: 'redeemed' as const, at: '2026-01-01T00:00:00Z' }),
  )
  app.get('/accounts/signed-out', async () => 'a page')
  app.get(
    '/api/health',
    { config: { open: true }, schema: { tags: ['service'], summary: 'Health' } },
    async () => 'ok',
  )
}

test('the description is OpenAPI 3.1 with bearer, parameters, bodies and problems', async () => {
  await aDocumentedServer()
  const described = (await app.inject({ url: '/api/docs/openapi.json' })).json()
  expect(described.openapi).toBe('3.1.0')
  expect(described.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(described.components.schemas.Problem.required).toContain('problem')
  const call = described.paths['/api/pro/codes/{code}/redeem'].post
  expect(call.parameters.map(({ name }: { name: string }) => name)).toEqual(['packageid', 'code'])
  expect(call.requestBody.content['application/json'].schema.required).toEqual(['note'])
  expect(Object.keys(call.responses)).toEqual(['200', 'default'])
  expect(Object.keys(described.paths)).toEqual(['/api/pro/codes/{code}/redeem', '/api/health'])
})

test('requesting the description twice gives the same result', async () => {
  await aDocumentedServer()
  const [one, two] = [
    await app.inject({ url: '/api/docs/openapi.json' }),
    await app.inject({ url: '/api/docs/openapi.json' }),
  ]
  expect(one.body).toBe(two.body)
})

test('the page lists services and calls, runs no script and marks the open calls', async () => {
  await aDocumentedServer()
  const { body, headers } = await app.inject({ url: '/api/docs' })
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toContain("style-src 'self'")
  expect(body).toContain('<b>POST</b> /api/pro/codes/{code}/redeem')
  expect(body).toContain('Redeems &lt;a&gt; code')
  expect(body).toContain('&quot;redeemed&quot; | &quot;shared&quot;')
  expect(body.match(/<em>open<\/em>/g)).toHaveLength(1)
  expect(body).not.toMatch(/<script|style=|onclick/)
  const css = await app.inject({ url: '/api/docs/docs.css' })
  expect(css.headers['content-type']).toContain('text/css')
})

test('a documented call still works', async () => {
  await aDocumentedServer()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pro/codes/ABC/redeem',
    headers: as('diver'),
    payload: { note: null },
  })
  expect(answer.json()).toEqual({ status: 'redeemed', at: '2026-01-01T00:00:00Z' })
})

test('outlines a schema like a handwritten type', () => {
  const schema = z.toJSONSchema(
    z.object({
      items: z.array(z.object({ id: z.number() })),
      by: z.record(z.string(), z.boolean()).optional(),
    }),
  )
  expect(outlineOf(schema as Parameters<typeof outlineOf>[0])).toBe(
    '{\n  items: {\n    id: number\n  }[]\n  by?: { [name]: boolean }\n}',
  )
})

test('outlines a boolean schema too', () => {
  const schema = { properties: { any: true, none: false }, required: ['any'] }
  expect(outlineOf(schema)).toBe('{\n  any: anything\n  none?: nothing\n}')
  expect(outlineOf({ type: 'array', items: true })).toBe('anything[]')
})

test('text in the page is escaped', () => {
  expect(html`<p title="${'"x"'}">${'<script>'}</p>`.markup).toBe(
    '<p title="&quot;x&quot;">&lt;script&gt;</p>',
  )
})
