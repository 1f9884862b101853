import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createVisitor } from './visitor.ts'

async function aSite() {
  const seen: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers.cookie ?? '-'} ${body}`)
      if (request.url === '/start')
        response.writeHead(302, { location: '/form', 'set-cookie': 'visit=1; Path=/; HttpOnly' })
      if (request.url === '/sent')
        response.writeHead(303, { location: '/done', 'set-cookie': 'visit=; Max-Age=0' })
      response.end(
        '<form method="post" action="/sent"><input type="hidden" name="a" value="1&amp;2"><input type="password" name="b"></form>',
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

test('a visitor follows redirects, stores and drops cookies, and submits the fields of the form', async () => {
  const { url, seen } = await aSite()
  const visitor = createVisitor(url)
  const page = await visitor.submit(await visitor.open('/start'), { b: 'secret' })
  expect(page.url).toBe(`${url}/done`)
  expect(seen).toEqual([
    'GET /start - ',
    'GET /form visit=1 ',
    'POST /sent visit=1 a=1%262&b=secret',
    'GET /done - ',
  ])
})
