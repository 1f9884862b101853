import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

type Told = { id: string; read: boolean; name: string; message: string; url: string; affiliate_id: number }

const LIST = '{ notifications(limit: 10) { id affiliate_id timestamp read name url message } unreadCount }'
const list = (person: string) =>
  world.call(person).graph<{ notifications: Told[]; unreadCount: number }>('notifications', LIST)

test('[NV-09] the unread count is that of the reader, and marking one read lowers it', async () => {
  const { notifications, unreadCount } = await list('student')
  expect(unreadCount).toBe(2)
  expect(notifications[0]).toMatchObject({
    affiliate_id: 100002,
    read: false,
    name: 'Kai asks you to look at Dive 3 again',
    message: '“Please add the end pressure.”',
    url: '/logbook',
  })
  const id = notifications[0]?.id
  for (const _ of ['once', 'twice'])
    await world
      .call('student')
      .graph('notifications', 'mutation($id: ID!) { markRead(id: $id) { read } }', { id })
  expect((await list('student')).unreadCount).toBe(1)
})

test('nobody reads, marks or deletes what was told to another', async () => {
  const { notifications } = await list('student')
  const id = notifications[1]?.id
  const diver = world.call('diver')
  await expect(
    diver.graph('notifications', 'mutation($id: ID!) { markRead(id: $id) { read } }', { id }),
  ).rejects.toThrow('not-found')
  expect(
    await diver.graph('notifications', 'mutation($id: ID!) { deleteNotification(id: $id) }', { id }),
  ).toEqual({ deleteNotification: false })
  expect((await list('student')).notifications).toHaveLength(notifications.length)
})

test('an id that is none is answered as unknown', async () => {
  await expect(
    world.call('diver').graph('notifications', 'mutation { markRead(id: "nonsense") { read } }'),
  ).rejects.toThrow('not-found')
})

test('marking all read leaves none unread, and a deleted one is gone from the list', async () => {
  const student = world.call('student')
  await student.graph('notifications', 'mutation { markAllRead }')
  const { notifications, unreadCount } = await list('student')
  expect(unreadCount).toBe(0)
  await student.graph('notifications', 'mutation($id: ID!) { deleteNotification(id: $id) }', {
    id: notifications[0]?.id,
  })
  expect((await list('student')).notifications).toHaveLength(notifications.length - 1)
})
