import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@fathom/testing/ports'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { aStream } from '../platform/live/a-stream.fixture.ts'
import { aBalancer, type Balancer } from './balancer.fixture.ts'
import { startServer } from './start.ts'

/** The shipped bundle, as it runs behind a balancer. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

type Environment = Readonly<Record<string, string | undefined>>
type Member = {
  port: number
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  start(): Promise<void>
}
type Group = { url: string; stop(): Promise<void>; members: Member[]; balancer: Balancer }

let world: World<Group>
beforeAll(async () => {
  world = await startWorld<Group>(async (env) =>
    // The template with the demo is filled by one process.
    env.DATABASE_URL?.includes('unfinished') ? ((await startServer(env)) as never) : startGroup(env),
  )
}, 180_000)

async function startGroup(env: Environment): Promise<Group> {
  const balancer = await aBalancer(Number(env.PORT))
  const members = [await aMember(env, balancer), await aMember(env, balancer)]
  return {
    ...{ url: balancer.url, members, balancer },
    stop: async () => {
      await Promise.all(members.map(({ stop }) => stop('SIGKILL')))
      balancer.close()
    },
  }
}

async function aMember(env: Environment, balancer: Balancer): Promise<Member> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const own = { PORT: String(port), PUBLIC_URL: balancer.url, DRAIN_SECONDS: '1', LOG_LEVEL: 'warn' }
  const member: Member = {
    port,
    start: async () => {
      child = spawn(process.execPath, [MAIN], {
        env: { ...env, ...own },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await balancer.untilUp(port)
    },
    stop: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
  balancer.add(port)
  await member.start()
  return member
}

type Answer = { what: string; status: number | string }

/** Calls until the returned function is called, without a second try; `what` says which call it was. */
function keepCalling(call: () => Promise<Answer>, answers: Answer[]): () => Promise<void> {
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      answers.push(
        await call().catch((error) => ({ what: 'cut', status: String(error.cause?.code ?? error) })),
      )
      await wait(5)
    }
  })()
  return async () => {
    isOver = true
    await running
  }
}

const CREATE = `mutation ($id: ID!, $input: RecreationalLogInput!) { createRecreationalLog(id: $id, input: $input) { id } }`

/** Resolves to the id once the server has said that the dive is stored. */
async function logDive(id: string): Promise<Answer> {
  const input = { status: 'Draft', dive_title: `Dive ${id.slice(0, 8)}`, dive_date: '2026-01-02' }
  const answer = await world
    .call('diver')
    .post('/api/logbook/graphql', { query: CREATE, variables: { id, input } })
  const body = (await answer.json().catch(() => ({}))) as {
    data?: { createRecreationalLog?: { id: string } }
  }
  return {
    what: body.data?.createRecreationalLog?.id === id ? 'stored' : 'not stored',
    status: answer.status,
  }
}

async function read(path: string): Promise<Answer> {
  const answer = await world.call('student').get(path)
  await answer.text()
  return { what: path, status: answer.status }
}

const isStored = async (id: string) => {
  const { diveLog } = await world
    .call('diver')
    .graph<{ diveLog: { id: string } | null }>('logbook', 'query ($id: ID!) { diveLog(id: $id) { id } }', {
      id,
    })
  return diveLog !== null
}

test('[OP-03] a rolling restart under load answers no request with 5xx and cuts none', async () => {
  await Promise.all([world.session('diver'), world.session('student')])
  const answers: Answer[] = []
  const ends = [
    keepCalling(() => logDive(randomUUID()), answers),
    keepCalling(() => read('/api/learning/profiles/100002'), answers),
    keepCalling(() => read('/'), answers),
  ]
  await wait(500)
  for (const member of world.server.members) {
    expect(await member.stop('SIGTERM')).toBe(0)
    await member.start()
  }
  await wait(500)
  await Promise.all(ends.map((end) => end()))
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.some(({ what }) => what === 'stored')).toBe(true)
}, 120_000)

test('[OP-03] a process that is killed under load loses no dive that it acknowledged', async () => {
  await world.session('diver')
  const acknowledged: string[] = []
  const answers: Answer[] = []
  const log = async () => {
    const id = randomUUID()
    const answer = await logDive(id)
    if (answer.what === 'stored') acknowledged.push(id)
    return answer
  }
  const ends = [1, 2, 3].map(() => keepCalling(log, answers))
  await wait(700)
  const [first] = world.server.members
  await first?.stop('SIGKILL')
  await wait(700)
  await first?.start()
  await Promise.all(ends.map((end) => end()))
  expect(acknowledged.length).toBeGreaterThan(20)
  const lost: string[] = []
  for (const id of acknowledged) if (!(await isStored(id))) lost.push(id)
  expect(lost).toEqual([])
}, 120_000)

test('[OP-03] what happens in one process reaches a person on the other', async () => {
  const { idToken } = await world.session('student')
  const [one, other] = world.server.members.map(({ port }) => `http://127.0.0.1:${port}`)
  const stream = await aStream(`${other}/api/live`, {
    authorization: `Bearer ${idToken}`,
    'accept-language': 'en-US',
  })
  await stream.next()
  const graph = async (query: string, variables: object = {}) => {
    const answer = await fetch(`${one}/api/notifications/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return ((await answer.json()) as { data: { notifications: { id: string }[] } }).data
  }
  const { notifications } = await graph('{ notifications(limit: 1) { id } }')
  const id = notifications[0]?.id
  await graph('mutation($id: ID!) { markRead(id: $id) { id } }', { id })
  expect(await stream.next()).toMatchObject({
    event: 'notification',
    data: { notification: { id, read: true } },
  })
  stream.leave()
}, 60_000)
