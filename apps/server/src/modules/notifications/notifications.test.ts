import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { notifier } from './notify.ts'

const STUDENT = 100002
const VETERAN = 100009

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

type Listed = { id: string; read: boolean; name: string; message: string; url: string; affiliate_id: number }

const LIST = '{ notifications(limit: 10) { id affiliate_id timestamp read name url message } unreadCount }'
const list = (person: string) =>
  world.call(person).graph<{ notifications: Listed[]; unreadCount: number }>('notifications', LIST)

const MARK = 'mutation($id: ID!) { markRead(id: $id) { read } }'
const DELETE = 'mutation($id: ID!) { deleteNotification(id: $id) }'
const RESTORE = 'mutation($id: ID!) { restoreNotification(id: $id) { id read } }'
const change = (person: string, mutation: string, id?: string) =>
  world.call(person).graph<Record<string, unknown>>('notifications', mutation, { id })

/** The person's journal events since then, in the format of the live channel. */
async function changesSince(person: string, after: number) {
  const answer = await world.call(person).get(`/api/live/changes?after=${after}`)
  const { events } = (await answer.json()) as {
    events: { data: { change: string; id?: string; unread: number; notification?: Listed } }[]
  }
  return events.map(({ data }) => data)
}
const sequenceOf = async (person: string) =>
  (await (await world.call(person).get('/api/live/changes')).json()).sequence as number

/** The title of the dive that each one links to, as the student reads it. */
async function titlesBehind(all: readonly Listed[]): Promise<Record<string, string>> {
  const titles: Record<string, string> = {}
  for (const { name, url } of all) {
    const id = /^\/logbook\/dive\/(.+)$/.exec(url)?.[1]
    if (!id) continue
    const { diveLog } = await world
      .call('student')
      .graph<{ diveLog: { dive_title: string } }>(
        'logbook',
        'query($id: ID!) { diveLog(id: $id) { dive_title } }',
        { id },
      )
    titles[name] = diveLog.dive_title
  }
  return titles
}

const notifyOf = (affiliateId: number, title: string, key?: string) => {
  const { platform } = world.server
  const notify = notifier(platform)
  const created = { kind: 'log-verified', values: { title, instructor: 'Kai' }, url: '/logbook' } as const
  return platform.db.transaction((tx) => notify(tx, affiliateId, { ...created, ...(key && { key }) }))
}

test("[NV-09] counts the reader's own unread ones, and marking one read lowers the count with one event", async () => {
  const { notifications, unreadCount } = await list('student')
  expect(unreadCount).toBe(2)
  expect(notifications[0]).toMatchObject({
    affiliate_id: STUDENT,
    read: false,
    name: 'Kai returned Confined water 3',
    message: '“Please add the end pressure.”',
  })
  expect(await titlesBehind(notifications)).toMatchObject({
    'Kai returned Confined water 3': 'Confined water 3',
    'Confined water 1 is verified': 'Confined water 1',
  })
  const id = notifications[0]?.id
  const before = await sequenceOf('student')
  for (const _ of ['once', 'twice']) await change('student', MARK, id)
  expect((await list('student')).unreadCount).toBe(1)
  expect(await changesSince('student', before)).toMatchObject([
    {
      change: 'updated',
      notification: { id, read: true, name: 'Kai returned Confined water 3' },
    },
  ])
})

test("[CA-45] nobody can read, mark, delete or restore another person's notifications", async () => {
  const { notifications } = await list('student')
  const id = notifications[1]?.id
  const before = await sequenceOf('student')
  for (const mutation of [MARK, RESTORE])
    await expect(change('diver', mutation, id)).rejects.toThrow('not-found')
  expect(await change('diver', DELETE, id)).toEqual({ deleteNotification: false })
  await change('student', DELETE, id)
  await expect(change('diver', RESTORE, id)).rejects.toThrow('not-found')
  const page = `{ notifications(limit: 5, before: "${id}") { id } }`
  expect(await world.call('diver').graph('notifications', page)).toEqual({ notifications: [] })
  await change('student', RESTORE, id)
  expect((await list('student')).notifications).toEqual(notifications)
  expect((await changesSince('student', before)).map((event) => event.change)).toEqual([
    'deleted',
    'restored',
  ])
})

test('answers an invalid id as unknown', async () => {
  for (const mutation of [MARK, DELETE, RESTORE])
    await expect(change('diver', mutation, 'nonsense')).rejects.toThrow('not-found')
})

test('[ST-09] deleting twice and restoring twice publish one event each', async () => {
  const [first] = (await list('student')).notifications
  const before = await sequenceOf('student')
  for (const _ of ['once', 'twice'])
    expect(await change('student', DELETE, first?.id)).toEqual({ deleteNotification: true })
  expect((await list('student')).notifications.map(({ id }) => id)).not.toContain(first?.id)
  await expect(change('student', MARK, first?.id)).rejects.toThrow('not-found')
  for (const _ of ['once', 'twice']) await change('student', RESTORE, first?.id)
  expect((await list('student')).notifications[0]?.id).toBe(first?.id)
  const events = await changesSince('student', before)
  expect(events.map((event) => event.change)).toEqual(['deleted', 'restored'])
  expect(events[0]?.id).toBe(first?.id)
})

test('[ST-09] marking all read leaves none unread, and publishes one event regardless of the count', async () => {
  for (const title of ['a', 'b', 'c']) await notifyOf(STUDENT, title)
  const before = await sequenceOf('student')
  const markAll = 'mutation { markAllRead { count } }'
  expect(await change('student', markAll)).toEqual({ markAllRead: { count: 4 } })
  expect(await change('student', markAll)).toEqual({ markAllRead: { count: 0 } })
  expect((await list('student')).unreadCount).toBe(0)
  expect((await changesSince('student', before)).map((event) => event.change)).toEqual(['read-all'])
})

test('[ST-09] undoing a mark-read makes only those unread again', async () => {
  await notifyOf(STUDENT, 'read by itself')
  await change('student', MARK, (await list('student')).notifications[0]?.id)
  for (const title of ['d', 'e']) await notifyOf(STUDENT, title)
  const before = await sequenceOf('student')
  const { markAllRead } = await change('student', 'mutation { markAllRead { count at } }')
  const { at } = markAllRead as { at: string }
  for (const undone of [2, 0])
    expect(await change('student', `mutation { undoMarkAllRead(at: "${at}") }`)).toEqual({
      undoMarkAllRead: undone,
    })
  expect((await list('student')).unreadCount).toBe(2)
  expect(await changesSince('student', before)).toMatchObject([
    { change: 'read-all', unread: 0 },
    { change: 'unread-all', timestamp: at, unread: 2 },
  ])
  await expect(change('student', 'mutation { undoMarkAllRead(at: "noon") }')).rejects.toThrow('not-found')
})

test('[ST-09] every event includes the unread count after it', async () => {
  const { notifications, unreadCount } = await list('student')
  const before = await sequenceOf('student')
  await notifyOf(STUDENT, 'one more')
  const id = (await list('student')).notifications[0]?.id
  for (const mutation of [MARK, DELETE, RESTORE]) await change('student', mutation, id)
  await change('student', DELETE, notifications.find(({ read }) => !read)?.id)
  expect((await changesSince('student', before)).map(({ unread }) => unread - unreadCount)).toEqual([
    1, 0, 0, 0, -1,
  ])
})

test('[ST-09] a list includes the sequence number from which the live channel continues', async () => {
  const read = () =>
    world
      .call('student')
      .graph<{ liveSequence: number }>('notifications', '{ notifications { id } liveSequence }')
  const { liveSequence } = await read()
  expect(liveSequence).toBe(await sequenceOf('student'))
  await notifyOf(STUDENT, 'after the list')
  expect(await changesSince('student', liveSequence)).toHaveLength(1)
  expect((await read()).liveSequence).toBe(liveSequence + 1)
})

test('[ST-09] a notification is stored together with its action, job and event, or not at all', async () => {
  const { db } = world.server.platform
  const jobs = () => db.query("select data->>'id' as id from jobs.job where name = 'notification-delivery'")
  const before = { sequence: await sequenceOf('veteran'), jobs: (await jobs()).length }
  const notify = notifier(world.server.platform)
  const undone = db.transaction(async (tx) => {
    await notify(tx, VETERAN, { kind: 'photo-approved', values: {}, url: '/certifications' })
    throw new Error('the action failed')
  })
  await expect(undone).rejects.toThrow('the action failed')
  expect(await changesSince('veteran', before.sequence)).toEqual([])
  for (const _ of ['once', 'twice']) await notifyOf(VETERAN, 'Wreck', 'log 7 verified')
  const [created, ...more] = await changesSince('veteran', before.sequence)
  expect(more).toEqual([])
  expect(created).toMatchObject({
    change: 'created',
    notification: { name: 'Wreck is verified', read: false },
  })
  const sent = await jobs()
  expect(sent).toHaveLength(before.jobs + 1)
  expect(sent).toContainEqual({ id: created?.notification?.id })
})

test('[ST-09] the list continues after the last one seen, even if that one was deleted meanwhile', async () => {
  await Promise.all(Array.from({ length: 7 }, (_, n) => notifyOf(VETERAN, `Dive ${n}`)))
  const page = (before?: string) =>
    world
      .call('veteran')
      .graph<{ notifications: Listed[] }>(
        'notifications',
        'query($before: ID) { notifications(limit: 4, before: $before) { id name } }',
        { before },
      )
  const all = (await list('veteran')).notifications.map(({ id }) => id)
  const first = (await page()).notifications.map(({ id }) => id)
  await change('veteran', DELETE, first.at(-1))
  const second = (await page(first.at(-1))).notifications.map(({ id }) => id)
  expect([...first, ...second]).toEqual(all.slice(0, 8))
})
