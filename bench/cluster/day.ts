import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '@fathom/testing/world'
import { OPEN_WATER } from '../../apps/server/src/modules/training/training.fixture.ts'
import { type Client, createClient, type Refusal } from './calls.ts'

const CREATE_DIVE = `mutation ($id: ID!, $input: RecreationalLogInput!) {
  createRecreationalLog(id: $id, input: $input) { id }
}`
const LIST_DIVES = '{ diveLogs(limit: 20) { id dive_title } }'
const NOTIFICATIONS = '{ notifications(limit: 10) { id read } unreadCount }'

export type Day = {
  /** When each dive and note was acknowledged. */
  dives: Map<string, number>
  notes: Map<string, number>
  answered: number
  refusals: Refusal[]
  gaveUp: string[]
  /** The clients whose live channels are followed. */
  clients: readonly Client[]
  end(): Promise<void>
}

type Work = (client: Client, day: Day) => Promise<void>

/** Divers log dives, students write notes, everyone opens dashboards, staff look at queues, and some sign in. */
export async function beginDay(url: string): Promise<Day> {
  let isOver = false
  const running: Promise<void>[] = []
  const day: Day = {
    ...{ dives: new Map(), notes: new Map(), answered: 0, refusals: [], gaveUp: [], clients: [] },
    end: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
  const watch = {
    refused: (refusal: Refusal) => void day.refusals.push(refusal),
    gaveUp: ({ method = 'GET', path }: { method?: string; path: string }) =>
      void day.gaveUp.push(`${method} ${path}`),
  }
  const client = (name: string) => createClient(url, name, watch)
  const [diver, student, trial, staff] = [
    await client('diver'),
    await client('student'),
    await client('trial'),
    await client('staff'),
  ]
  day.clients = [diver, student]
  const repeat = (work: Work, of: Client, pauseMs: number) =>
    void running.push(
      (async () => {
        while (!isOver) {
          await work(of, day)
          await wait(pauseMs)
        }
      })(),
    )
  for (let writers = 0; writers < 3; writers += 1) repeat(logDive, diver, 60)
  repeat(writeNote, student, 100)
  repeat(openDashboard, trial, 200)
  repeat(openLogbook, diver, 200)
  repeat(stirNotifications, diver, 300)
  repeat(workInOffice, staff, 500)
  repeat((of) => signInAnew(url, of, day), trial, 3000)
  return day
}

async function logDive(client: Client, day: Day): Promise<void> {
  const id = randomUUID()
  const input = { status: 'Draft', dive_title: `Dive ${id.slice(0, 8)}`, dive_date: '2026-01-02' }
  if (!(await client.graph('logbook', CREATE_DIVE, { id, input }))) return
  day.dives.set(id, Date.now())
  day.answered += 1
}

async function writeNote(client: Client, day: Day): Promise<void> {
  const id = randomUUID()
  const body = {
    ...{ activityId: 'water-world', page: null, text: `Note ${id}`, version: 0 },
    visitId: randomUUID(),
  }
  const path = `/api/learning/courses/${OPEN_WATER}/notes/${id}`
  if (!(await client.call({ method: 'PUT', path, body }))) return
  day.notes.set(id, Date.now())
  day.answered += 1
}

async function openDashboard(client: Client, day: Day): Promise<void> {
  const paths = [
    '/api/learning/entitlements/100010',
    '/api/learning/profiles/100010',
    '/api/learning/courses?tag=recommended',
  ]
  const answers = await Promise.all(paths.map((path) => client.call({ path })))
  day.answered += answers.filter((answer) => answer !== undefined).length
}

async function openLogbook(client: Client, day: Day): Promise<void> {
  if (await client.graph('logbook', LIST_DIVES)) day.answered += 1
}

/** A notification that goes and comes back makes events on the live channel. */
async function stirNotifications(client: Client, day: Day): Promise<void> {
  type Listed = { notifications: readonly { id: string }[] }
  const id = (await client.graph<Listed>('notifications', NOTIFICATIONS))?.notifications[0]?.id
  if (!id) throw new Error('there is no notification to delete and restore')
  await client.graph('notifications', 'mutation ($id: ID!) { deleteNotification(id: $id) }', { id })
  await client.graph('notifications', 'mutation ($id: ID!) { restoreNotification(id: $id) { id } }', { id })
  day.answered += 3
}

async function workInOffice(client: Client, day: Day): Promise<void> {
  const paths = ['/api/office/queues', '/api/office/queues/applications', '/api/office/people?search=diver']
  for (const path of paths) if (await client.call({ path })) day.answered += 1
}

/** Not idempotent, so a failure isn't tried again by itself: a person would. */
async function signInAnew(url: string, { name }: Client, day: Day): Promise<void> {
  const sent = Date.now()
  await signIn(url, name).then(
    () => {
      day.answered += 1
    },
    (error: Error) =>
      day.refusals.push({
        status: 0,
        reason: `sign-in: ${error.message}`,
        tookMs: Date.now() - sent,
        at: sent,
      }),
  )
}
