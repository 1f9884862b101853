import { type LogbookChangesQuery, logbookChanges } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { created, documentOf, type GraphUser, graphAs } from '../logbook.fixture.ts'

type Changes = LogbookChangesQuery['logbookChanges']
type Args = { after?: number; before?: number; limit?: number }

let world: World<Server>
let diver: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = graphAs(world, 'diver')
})

const read = async (person: GraphUser, args: Args = {}) =>
  (await person.ask<LogbookChangesQuery>('LogbookChanges', args)).logbookChanges

const newestOf = async (person: GraphUser) => (await read(person, { limit: 1 })).newest

async function readAll(person: GraphUser, first: Args, next: (page: Changes) => Args): Promise<Changes[]> {
  const pages = [await read(person, first)]
  for (let last = pages[0]; last && !last.is_last; last = pages.at(-1))
    pages.push(await read(person, next(last)))
  return pages
}

const everyLog = async (person: GraphUser) => {
  const pages = await readAll(person, { limit: 50 }, ({ next }) => ({ before: next, limit: 50 }))
  return pages.flatMap(({ changes }) => changes)
}

const post = (person: string, body: Record<string, unknown>) =>
  world.call(person).post('/api/logbook/graphql', body)
const byHash = async (person: string, variables: Record<string, unknown>) =>
  (
    await post(person, {
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: logbookChanges.id } },
    })
  ).json()
const byText = async (person: string, variables: Record<string, unknown>) =>
  (await post(person, { query: documentOf('LogbookChanges'), variables })).json()

test('[BO-01] the first storing brings each log once, the newest first, and says how many there are', async () => {
  const { diveLogs } = await diver.ask<{ diveLogs: { id: string }[] }>('DiveLogs', { limit: 200 })
  const pages = await readAll(diver, { limit: 50 }, ({ next }) => ({ before: next, limit: 50 }))
  const stored = pages.flatMap(({ changes }) => changes)
  expect(pages.map(({ changes, is_last }) => [changes.length, is_last])).toEqual([
    [50, false],
    [50, false],
    [stored.length - 100, true],
  ])
  expect(pages[0]).toMatchObject({ logs: diveLogs.length, newest: stored[0]?.number })
  expect(stored.map(({ id }) => id).toSorted()).toEqual(diveLogs.map(({ id }) => id).toSorted())
  expect(stored.map(({ number }) => number)).toEqual(
    stored.map(({ number }) => number).toSorted((a, b) => b - a),
  )
})

test.each<[string, Args]>([
  ['diver', {}],
  ['diver', { after: 100, limit: 30 }],
  ['diver', { before: 90, limit: 10 }],
  ['student', {}],
  ['veteran', { limit: 20, before: 9000 }],
  ['newcomer', {}],
  ['newcomer', { after: 7 }],
])("the prepared changes of the %s for %j equal the graph's, field by field", async (person, args) => {
  const prepared = await byHash(person, args)
  expect(prepared.data.logbookChanges).toBeDefined()
  expect(prepared).toEqual(await byText(person, args))
})

test('[BO-01] a verified log is stored with its seal and its code', async () => {
  const stored = await everyLog(graphAs(world, 'student'))
  const verified = stored.filter(({ log }) => log?.status === 'Verified')
  expect(verified.length).toBeGreaterThan(0)
  for (const { log } of verified) {
    expect(log).toMatchObject({ seal: 'intact' })
    expect(log?.code?.text).toBeTruthy()
  }
})

test.each([{ after: 1, before: 2 }, { limit: 0 }, { limit: 501 }, { after: -1 }, { before: 2 ** 31 }])(
  'refuses %j',
  async (args) => {
    expect((await byHash('diver', args)).errors).toHaveLength(1)
    expect((await byText('diver', args)).errors).toHaveLength(1)
  },
)

test('[BO-07] the feed brings what was written since, in order, and a deleted log as gone', async () => {
  const start = await newestOf(diver)
  const one = await created(diver, 'Recreational', { dive_title: 'One' })
  const two = await created(diver, 'Recreational', { dive_title: 'Two' })
  await diver.ask('UpdateRecreationalLog', { id: one.id, version: 1, input: { dive_title: 'Three' } })
  expect(await read(diver, { after: start })).toMatchObject({
    changes: [
      { id: two.id, number: start + 2, version: 1, log: { dive_title: 'Two' } },
      { id: one.id, number: start + 3, version: 2, log: { dive_title: 'Three' } },
    ],
    ...{ next: start + 3, is_last: true, newest: start + 3 },
  })
  await diver.ask('DeleteRecreationalLog', { id: two.id, version: 1 })
  expect(await read(diver, { after: start, limit: 1 })).toMatchObject({
    changes: [{ id: one.id }],
    ...{ next: start + 3, is_last: false, newest: start + 4 },
  })
  expect(await read(diver, { after: start + 3 })).toMatchObject({
    changes: [{ id: two.id, number: start + 4, version: 2, log: null }],
  })
  await diver.ask('RestoreDiveLog', { id: two.id })
  expect((await read(diver, { after: start + 4 })).changes).toMatchObject([
    { id: two.id, version: 3, log: { dive_title: 'Two' } },
  ])
})

test('[BO-07] a first storing with writes in between misses nothing', async () => {
  const first = await read(diver, { limit: 100 })
  const rest = await read(diver, { before: first.next })
  const [edited, deleted] = rest.changes.filter(({ log }) => log?.log_type === 'Recreational')
  if (!edited || !deleted) throw new Error('the demo has too few dives')
  await diver.ask('UpdateRecreationalLog', { id: edited.id, input: { dive_title: 'Moved up' } })
  await diver.ask('DeleteRecreationalLog', { id: deleted.id })
  const added = await created(diver, 'Recreational', { dive_title: 'Meanwhile' })
  const pages = await readAll(diver, { before: first.next, limit: 5 }, ({ next }) => ({
    before: next,
    limit: 5,
  }))
  const device = new Map([first, ...pages].flatMap(({ changes }) => changes).map(({ id, log }) => [id, log]))
  expect(device.has(added.id)).toBe(false)
  for (const { id, log } of (await read(diver, { after: first.newest })).changes)
    if (log) device.set(id, log)
    else device.delete(id)
  const now = await everyLog(diver)
  expect([...device].toSorted()).toEqual(now.map(({ id, log }) => [id, log] as const).toSorted())
  expect(device.get(edited.id)?.dive_title).toBe('Moved up')
})

test('[BO-07] a device from after a restored backup sees that its number is too high', async () => {
  const newest = await newestOf(diver)
  expect(await read(diver, { after: newest + 5 })).toMatchObject({
    changes: [],
    ...{ next: newest, is_last: true, newest },
  })
})

test("[RO-01] nobody reads another diver's changes", async () => {
  expect(await read(graphAs(world, 'newcomer'))).toEqual({
    changes: [],
    ...{ next: 0, is_last: true, newest: 0, logs: 0 },
  })
})
