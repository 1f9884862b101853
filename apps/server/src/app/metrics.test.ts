import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { checkoutFolder } from '../platform/checkout.ts'
import { type Server, startServer } from './start.ts'

const TOKEN = 'a-token-of-the-monitoring'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer, { env: { METRICS_TOKEN: TOKEN } })
})

const scrape = async (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) => {
  const answer = await fetch(`${world.url}/metrics`, { headers })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

/** The names in the guide for operators. */
const listed = [
  ...readFileSync(join(checkoutFolder(), 'docs/guides/operate.md'), 'utf8').matchAll(/^\| `(fathom_\w+)`/gm),
].map(([, name]) => `# TYPE ${name} `)

const lineOf = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start))

test('[OP-01] after real requests, a scrape names everything that an operator watches', async () => {
  await world.call('diver').get('/api/learning/profiles/100001')
  const live = await world.call('diver').get('/api/live')
  const { db, jobs } = world.server.platform
  await jobs.work('measured', async () => {})
  await jobs.send(db, 'measured', {})
  await world.server.platform.mail.send({ to: 'mara@fathom.test', subject: 'Hello', text: 'Hello.' })
  const { text, type } = await vi.waitFor(async () => {
    const scraped = await scrape()
    expect(scraped.text).toMatch(/fathom_job_duration_seconds_count{job="measured",end="done"} 1/)
    return scraped
  })
  expect(type).toContain('text/plain; version=0.0.4')
  expect(text).toContain(
    'fathom_http_request_duration_seconds_count{method="GET",route="/api/learning/profiles/:affiliateId",status="200"} 1',
  )
  for (const name of [
    'fathom_build_info{version="',
    'fathom_database_up 1',
    'fathom_database_pool_connections{state="idle"}',
    'fathom_live_connections 1',
    'fathom_jobs_due',
    'fathom_jobs_retrying',
    'fathom_jobs_oldest_seconds',
    'fathom_mail_attempts_total{outcome="sent"} 1',
    'fathom_mail_waiting{state="due"} 0',
    'fathom_mail_server_up 1',
    'fathom_dive_imports{state="preview"} ',
    'fathom_office_queue_items{queue="applications"} ',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(name)
  for (const name of listed) expect(text).toContain(name)
  await live.body?.cancel()
})

test('[OP-01] what a visitor makes up does not become a label', async () => {
  await scrape()
  const labelsOf = async () =>
    (await scrape()).text
      .split('\n')
      .filter((line) => line.startsWith('fathom_http_request_duration_seconds_count'))
  await fetch(`${world.url}/made/up`)
  const before = await labelsOf()
  for (const path of [
    '/made/up/100001',
    '/api/nothing/diver@fathom.test',
    '/api/learning/profiles/42?x=secret',
  ])
    await fetch(`${world.url}${path}`)
  await fetch(`${world.url}/made/up`, { method: 'PROPFIND' })
  const after = (await labelsOf()).join('\n')
  for (const made of ['made', 'nothing', '42', 'secret', 'PROPFIND', 'diver@'])
    expect(after).not.toContain(made)
  expect(after.split('\n').length).toBeLessThanOrEqual(before.length + 4)
})

test('[OP-01] a stream of hours is not an answer of hours', async () => {
  const live = await world.call('diver').get('/api/live')
  await live.body?.cancel()
  expect(
    lineOf(
      (await scrape()).text,
      'fathom_http_request_duration_seconds_count{method="GET",route="/api/live",',
    ),
  ).toBe(undefined)
})

test('[OP-01] with METRICS_TOKEN, only its bearer gets the metrics', async () => {
  for (const headers of [{}, { authorization: 'Bearer something-else' }, { authorization: TOKEN }])
    expect((await scrape(headers as Record<string, string>)).status).toBe(404)
  const { idToken } = await world.session('staff')
  expect((await scrape({ authorization: `Bearer ${idToken}` })).status).toBe(404)
})

test('[OP-01] without METRICS_TOKEN, only this machine gets them', async () => {
  const open = await startWorld(startServer, { template: 'empty' })
  const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await open.server.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
  expect(await status({ host: 'localhost:3000' })).toBe(200)
  expect(await status({ host: 'localhost:3000' }, '203.0.113.7')).toBe(404)
  expect(await status({ host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await status({ host: 'localhost:3000', 'x-real-ip': '203.0.113.7' })).toBe(404)
  expect(await status({ host: 'localhost:3000', via: '1.1 proxy' })).toBe(404)
  expect(await status({ host: 'rebound.example' })).toBe(404)
})
