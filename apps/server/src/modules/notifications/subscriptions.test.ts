import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { notifier } from './notify.ts'

const DIVER = 100001

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const notifyOf = (affiliateId: number, title: string) => {
  const event = { kind: 'log-verified', values: { title, instructor: 'Kai' }, url: '/logbook' } as const
  const { platform } = world.server
  return platform.db.transaction((tx) => notifier(platform)(tx, affiliateId, event))
}

/** The first `count` results of a subscription. */
async function heard(subscription: string, count: number, begun: () => Promise<unknown>) {
  const leave = new AbortController()
  const { idToken } = await world.signIn('diver')
  const answer = await fetch(`${world.url}/api/notifications/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${idToken}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'accept-language': 'en-US',
    },
    body: JSON.stringify({ query: `subscription { ${subscription} }` }),
    signal: leave.signal,
  })
  await begun()
  let text = ''
  const answers = () => [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, data = '']) => JSON.parse(data))
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (answers().length >= count) break
  }
  leave.abort()
  return answers().map(({ data, errors }) => data ?? errors)
}

const graph = (mutation: string) =>
  world.call('diver').graph<Record<string, unknown>>('notifications', mutation)
const firstId = async () => {
  const { notifications } = await world
    .call('diver')
    .graph<{ notifications: { id: string }[] }>('notifications', '{ notifications(limit: 1) { id } }')
  return notifications[0]?.id ?? ''
}

test("[CA-45] a subscriber to created notifications gets their own, and nobody else's", async () => {
  const names = await heard('notificationCreated { name read affiliate_id }', 2, async () => {
    await notifyOf(100002, 'Not mine')
    await notifyOf(DIVER, 'Wreck')
    await notifyOf(DIVER, 'Reef')
  })
  expect(names).toEqual([
    { notificationCreated: { name: 'Wreck is verified', read: false, affiliate_id: DIVER } },
    { notificationCreated: { name: 'Reef is verified', read: false, affiliate_id: DIVER } },
  ])
})

test('[CA-45] a subscriber to updated notifications gets each of those marked together', async () => {
  for (const title of ['A', 'B', 'C']) await notifyOf(DIVER, title)
  const unread = (await graph('{ unreadCount }')).unreadCount as number
  const marked = await heard('notificationUpdated { name read }', unread, () =>
    graph('mutation { markAllRead { at } }'),
  )
  expect(marked).toHaveLength(unread)
  expect(marked).toContainEqual({ notificationUpdated: { name: 'B is verified', read: true } })
})

test('[CA-45] a subscriber to deleted notifications gets their ids', async () => {
  const id = await firstId()
  const gone = await heard('notificationDeleted { id affiliate_id }', 1, () =>
    graph(`mutation { deleteNotification(id: "${id}") }`),
  )
  expect(gone).toEqual([{ notificationDeleted: { id, affiliate_id: DIVER } }])
})

test('[CA-45] a subscriber gets each notification of a subject that is deleted and restored at once', async () => {
  const { platform } = world.server
  const values = { application: 'Divemaster', status: 'submitted' } as const
  const event = { kind: 'application-moved', values, url: '/applications', subject: 'application:7' } as const
  for (const _ of ['once', 'twice'])
    await platform.db.transaction((tx) => notifier(platform)(tx, DIVER, event))
  let at = ''
  const gone = await heard('notificationDeleted { id }', 2, async () => {
    const answer = await graph('mutation { deleteSubject(subject: "application:7") { at } }')
    at = (answer.deleteSubject as { at: string }).at
  })
  const back = await heard('notificationCreated { id }', 2, () =>
    graph(`mutation { restoreSubject(subject: "application:7", at: "${at}") }`),
  )
  const idsOf = (answers: Record<string, { id: string }>[]) =>
    answers.map((answer) => Object.values(answer)[0]?.id).sort()
  expect(idsOf(back)).toEqual(idsOf(gone))
  expect(new Set(idsOf(gone)).size).toBe(2)
})

test('[CA-45] a returning subscriber passes the last event they received, and misses nothing', async () => {
  const { sequence } = await (await world.call('diver').get('/api/live/changes')).json()
  await notifyOf(DIVER, 'While away')
  const names = await heard(`notificationCreated(after: ${sequence}) { name }`, 2, () =>
    notifyOf(DIVER, 'Back'),
  )
  expect(names.map(({ notificationCreated }) => notificationCreated.name)).toEqual([
    'While away is verified',
    'Back is verified',
  ])
})

test('[CA-45] a subscriber who names an expired event has to reload', async () => {
  const [errors] = await heard('notificationCreated(after: 99999) { name }', 1, async () => {})
  expect(JSON.stringify(errors)).toContain('events-gone')
})
