import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { checkoutFolder } from '../../platform/checkout.ts'
import { type HttpApp, listRoutes } from '../../platform/http/index.ts'
import { type Server, startServer } from '../start.ts'
import { readMatrix } from './access-matrix.fixture.ts'

const FILE = 'docs/staff-rights.md'
const textOf = (path: string) => readFileSync(join(checkoutFolder(), path), 'utf8')
const DESK = 900002

/** `| call | right |`, and `| call | right, or its own people |` where others may call it too. */
const lineOf = (call: string, right: string, isShared: boolean) =>
  `| \`${call}\` | ${right}${isShared ? ', or one’s own' : ''} |`

type OfficeCall = { call: string; method: string; path: string; right: string; isShared: boolean }

function officeCalls(app: HttpApp): OfficeCall[] {
  return listRoutes(app).flatMap(({ method, url, right, sharedRight }) => {
    const needed = right ?? sharedRight
    if (needed === undefined) return []
    const call = `${method} ${url.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}')}`
    return [
      { call, method, path: url.replaceAll(/:\w+/g, '1'), right: needed, isShared: right === undefined },
    ]
  })
}

let world: World<Server>
let calls: OfficeCall[]
beforeAll(async () => {
  world = await startWorld(startServer)
  calls = officeCalls(world.server.app)
})

const grant = (rights: readonly StaffRight[]) =>
  world.server.platform.db.query('update staff_right set rights = $2 where affiliate_id = $1', [DESK, rights])

async function answerOf({ method, path }: OfficeCall, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await world.server.app.inject({ method: method as 'GET', url: path, headers })
  const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json')
  const { problem, right } = isProblem ? answer.json<{ problem: string; right?: string }>() : {}
  return { status: answer.statusCode, problem, right }
}

test('[OF-01] the table of staff rights has each call of the office, with the right that it declares', () => {
  const lines = calls.map(({ call, right, isShared }) => lineOf(call, right, isShared))
  const written = textOf(FILE)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(lines.length).toBeGreaterThan(40)
  expect(`${written.toSorted().join('\n')}`).toBe(lines.toSorted().join('\n'))
})

test('[OF-01] each call of the office refuses every right but its own, at the very next call', async () => {
  const { idToken } = await world.signIn('deskstaff')
  const wrong: string[] = []
  for (const each of calls.filter(({ isShared, right }) => !isShared && right !== 'staff'))
    for (const right of STAFF_RIGHTS) {
      await grant([right])
      const { status, ...answer } = await answerOf(each, idToken)
      const isRefused = status === 403 && answer.problem === 'right-missing' && answer.right === each.right
      // Anyone who has the right is asked to prove who they are (TS-17).
      const isOpen = status !== 401 && (status !== 403 || answer.problem === 'authentication-needed')
      if (right === each.right ? !isOpen : !isRefused)
        wrong.push(`${each.call} with ${right}: ${status} ${answer.problem}`)
    }
  expect(wrong).toEqual([])
})

test('[OF-01] staff who lack all rights but one have no more than others in any call of the matrix', () => {
  const declared = new Set(calls.map(({ call }) => call))
  const differing = [...readMatrix(textOf('docs/access-matrix.md'))].filter(
    ([, row]) => row.staff !== row['other staff'],
  )
  expect(differing.length).toBeGreaterThan(20)
  expect(differing.map(([name]) => name).filter((name) => !declared.has(name))).toEqual([])
})

test('[OF-01] [RO-02] a shared call shows staff without its right what is their own, and nothing else', async () => {
  const { db } = world.server.platform
  const [application] = await db.query<{ id: string }>(
    'select id from application where submitted_at is not null limit 1',
  )
  const path = `/api/applications/Applications/${application?.id}`
  const open = async () => (await world.call('deskstaff').get(path)).status
  await grant(['cards', 'people'])
  expect(await open()).toBe(404)
  await grant(['applications'])
  expect(await open()).toBe(200)
  expect((await world.call('deskstaff').get('/api/pro/certifications/100001')).status).toBe(403)
})

test('[OF-01] the office tells its staff what they may do, and nobody else', async () => {
  await grant(['audit', 'people'])
  const own = (person: string) => world.call(person).get('/api/office/rights/own')
  expect(await (await own('deskstaff')).json()).toEqual({ rights: ['people', 'audit'] })
  expect(await (await own('staff')).json()).toEqual({ rights: [...STAFF_RIGHTS] })
  const refused = await own('instructor')
  expect([refused.status, (await refused.json()).problem]).toEqual([403, 'not-allowed'])
})

test('[OF-01] until rights are shared out all staff have all, and afterwards new staff have none', async () => {
  const { db } = world.server.platform
  const own = async () => (await (await world.call('deskstaff').get('/api/office/rights/own')).json()).rights
  await db.query('delete from staff_right where affiliate_id = $1', [DESK])
  expect(await own()).toEqual([])
  const kept = await db.query<{ affiliate_id: string; rights: string[] }>('select * from staff_right')
  await db.query('delete from staff_right')
  // An empty table after rights were shared out gives nobody anything.
  expect(await own()).toEqual([])
  const shared = await db.query<{ since: Date }>('delete from staff_rights_shared returning since')
  expect(await own()).toEqual([...STAFF_RIGHTS])
  await db.query('insert into staff_rights_shared (since) values ($1)', [shared[0]?.since])
  for (const { affiliate_id, rights } of kept)
    await db.query('insert into staff_right (affiliate_id, rights) values ($1, $2)', [affiliate_id, rights])
})
