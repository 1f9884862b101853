import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../start.ts'

const STAFF = 900001
let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const read = async (query = '') =>
  (await world.call('staff').get(`/api/auth/security-log${query}`)).json() as Promise<{
    items: { kind: string; affiliateId: number; address: string; operation: string; target: string }[]
    total: number
    page: number
    pageSize: number
  }>

test('[TS-22] staff read the log page by page; nobody else does, and that is in the log as well', async () => {
  const refused = await world.call('diver').get('/api/auth/security-log')
  expect([refused.status, await refused.json()]).toMatchObject([403, { problem: 'not-allowed' }])
  const signIns = () => read('?kind=sign-in&pageSize=1')
  await expect.poll(signIns).toMatchObject({ page: 1, pageSize: 1, items: [{ kind: 'sign-in' }] })
  const refusals = async () => (await read('?kind=refused&affiliateId=100001')).items
  await expect
    .poll(refusals)
    .toMatchObject([{ affiliateId: 100001, operation: 'GET /api/auth/security-log', reason: 'not-allowed' }])
  expect((await read('?kind=refused&affiliateId=100002')).total).toBe(0)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await read(`?from=${tomorrow}`)).total).toBe(0)
  expect((await world.call('staff').get('/api/auth/security-log?kind=gossip')).status).toBe(400)
})

test('[TS-22] what staff do is recorded: who, which operation, on what', async () => {
  const answer = await world.call('staff').get('/api/pro/certifications/100001')
  expect(answer.status).toBe(200)
  const actions = async () => (await read('?kind=staff-action&affiliateId=100001')).items
  await expect
    .poll(actions)
    .toMatchObject([
      { affiliateId: STAFF, operation: 'GET /api/pro/certifications/:affiliateId', target: '100001' },
    ])
  const reading = async () => (await read(`?kind=staff-action&affiliateId=${STAFF}`)).items
  await expect
    .poll(reading)
    .toContainEqual(expect.objectContaining({ operation: 'GET /api/auth/security-log' }))
})

test('[TS-22] in a demo, where anyone may sign in as staff, the log shows no full address', async () => {
  const { db } = world.server.platform
  await db.query("update security_event set address = '203.0.113.77' where kind = 'sign-in'")
  const { items } = await read('?kind=sign-in')
  expect(new Set(items.map(({ address }) => address))).toEqual(new Set(['203.0.113.0/24']))
})
