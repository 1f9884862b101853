import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { notifier } from './notify.ts'

const VETERAN = 100009

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const notifyOf = (subject: string, status: 'submitted' | 'complete') => {
  const { platform } = world.server
  const values = { application: 'Divemaster', status }
  const event = { kind: 'application-moved', values, url: '/applications/7', subject } as const
  return platform.db.transaction((tx) => notifier(platform)(tx, VETERAN, event))
}

const graph = <T>(query: string, person = 'veteran') => world.call(person).graph<T>('notifications', query)

type Listed = { id: string; read: boolean; subject: string | null }
const about = async (subject: string) => {
  const { notifications } = await graph<{ notifications: Listed[] }>(
    '{ notifications(limit: 100) { id read subject } }',
  )
  return notifications.filter((each) => each.subject === subject)
}

async function changesSince(after: number) {
  const answer = await world.call('veteran').get(`/api/live/changes?after=${after}`)
  const { events } = (await answer.json()) as { events: { data: Record<string, unknown> }[] }
  return events.map(({ data }) => data)
}
const sequence = async () => (await (await world.call('veteran').get('/api/live/changes')).json()).sequence

test('[ST-09] marks all of one subject as read at once, with one event', async () => {
  for (const status of ['submitted', 'complete'] as const) await notifyOf('application:7', status)
  await notifyOf('application:8', 'submitted')
  const before = await sequence()
  for (const marked of [2, 0])
    expect(await graph('mutation { markSubjectRead(subject: "application:7") }')).toEqual({
      markSubjectRead: marked,
    })
  expect((await about('application:7')).map(({ read }) => read)).toEqual([true, true])
  expect((await about('application:8')).map(({ read }) => read)).toEqual([false])
  expect(await changesSince(before)).toMatchObject([{ change: 'subject-read', subject: 'application:7' }])
})

test('[ST-09] deletes and restores a subject at once, without what was deleted before', async () => {
  for (const status of ['submitted', 'complete', 'submitted'] as const)
    await notifyOf('application:9', status)
  const [newest, ...others] = await about('application:9')
  await graph(`mutation { deleteNotification(id: "${newest?.id}") }`)
  const before = await sequence()
  const { deleteSubject } = await graph<{ deleteSubject: { count: number; at: string } }>(
    'mutation { deleteSubject(subject: "application:9") { count at } }',
  )
  expect(deleteSubject.count).toBe(2)
  expect(await about('application:9')).toEqual([])
  const restore = `mutation { restoreSubject(subject: "application:9", at: "${deleteSubject.at}") }`
  expect(await graph(restore, 'diver')).toEqual({ restoreSubject: 0 })
  for (const back of [2, 0]) expect(await graph(restore)).toEqual({ restoreSubject: back })
  expect(await about('application:9')).toEqual(others)
  expect(await changesSince(before)).toMatchObject([
    { change: 'subject-deleted', subject: 'application:9' },
    { change: 'subject-restored', notifications: [{ name: expect.any(String) }, { read: false }] },
  ])
})

test("[CA-45] nobody can mark or delete another person's subject", async () => {
  await notifyOf('application:10', 'submitted')
  expect(await graph('mutation { markSubjectRead(subject: "application:10") }', 'diver')).toEqual({
    markSubjectRead: 0,
  })
  expect(await graph('mutation { deleteSubject(subject: "application:10") { count } }', 'diver')).toEqual({
    deleteSubject: { count: 0 },
  })
  expect(await about('application:10')).toMatchObject([{ read: false }])
})
