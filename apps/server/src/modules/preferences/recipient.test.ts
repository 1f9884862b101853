import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { at } from './preferences.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const RECIPIENT = '/api/preferences/recipient'

const prefsOf = async (person: ReturnType<typeof at>, globalUid: string) =>
  ((await (await person.caller.get(`${RECIPIENT}?global_uid=${globalUid}`)).json()) as { prefs: unknown })
    .prefs

test('[CA-33] [EN-03] status 1 is opted in and says how, any other status is opted out and says why', async () => {
  const diver = at(world, 'diver', 100001)
  const { globalUuid } = await diver.globalUid()
  expect(await prefsOf(diver, globalUuid)).toEqual([
    { name: 'organisation', status: 1, optInQualifier: 'form' },
    { name: 'thirdParty', status: 0, optOutReason: 'one-click' },
  ])
})

test('[CA-33] saving changes what is named, leaves the rest, and answers an empty JSON object', async () => {
  const student = at(world, 'student', 100002)
  const { globalUuid } = await student.globalUid()
  const prefs = [{ name: 'organisation', status: 7, optOutReason: 'too-many' }]
  const answer = await student.caller.post(RECIPIENT, { global_uid: globalUuid, prefs })
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect(await student.get()).toMatchObject({ organisation: false, thirdParty: false })
  expect((await student.history())[0]).toMatchObject({
    what: 'organisation',
    before: 'on',
    after: 'off',
    way: 'recipient',
    reason: 'too-many',
  })
})

test("[CA-33] a reason that comes later is a separate history entry and doesn't change the version", async () => {
  const veteran = at(world, 'veteran', 100009)
  const { globalUuid } = await veteran.globalUid()
  const before = await veteran.get()
  const prefs = [{ name: 'organisation', status: 0, optOutReason: 'not-relevant' }]
  for (let times = 0; times < 2; times++)
    await veteran.caller.post(RECIPIENT, { global_uid: globalUuid, prefs })
  expect(await veteran.get()).toEqual(before)
  const entries = (await veteran.history()).filter(({ reason }) => reason === 'not-relevant')
  expect(entries).toMatchObject([{ before: 'off', after: 'off' }])
})

test("[CA-33] another person's global uid gives no access", async () => {
  const store = at(world, 'store', 300001)
  const { globalUuid } = await at(world, 'diver', 100001).globalUid()
  for (const uid of [globalUuid, '', 'nobody']) {
    const read = await store.caller.get(`${RECIPIENT}?global_uid=${uid}`)
    const prefs = [{ name: 'organisation', status: 0 }]
    const written = await store.caller.post(RECIPIENT, { global_uid: uid, prefs })
    expect([read.status, written.status]).toEqual([403, 403])
  }
  expect(await at(world, 'diver', 100001).get()).toMatchObject({ organisation: true })
})

test('[CA-33] refuses a preference that is named twice', async () => {
  const store = at(world, 'store', 300001)
  const { globalUuid } = await store.globalUid()
  const prefs = [1, 0].map((status) => ({ name: 'organisation', status }))
  expect((await store.caller.post(RECIPIENT, { global_uid: globalUuid, prefs })).status).toBe(400)
})
