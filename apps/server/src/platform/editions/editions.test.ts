import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@fathom/testing/world'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { connectDatabase, type Database } from '../database/index.ts'
import { createLive, type Live } from '../live/index.ts'
import { createEditions, stateOf } from './index.ts'

const log = { warn: () => {} }
const STAFF = 900001
const at = (time: string) => new Date(`2026-11-18T${time}:00Z`)
const KIND = {
  name: 'signs',
  right: 'content',
  schema: z.object({ text: z.string().max(20) }),
  defaults: () => ({ door: { text: 'Pull' }, gate: null }),
  newKeys: /^new-\d+$/,
  problems: ({ text }: { text: string }) => (text === '' ? ['empty'] : []),
} as const

async function aProcess(url: string, clock = { time: at('09:00') }) {
  const db = connectDatabase(url)
  const live = await createLive(db, log)
  const stopping = new AbortController()
  const now = () => clock.time
  const editions = await createEditions({ db, live, clock: { now }, log, signal: stopping.signal })
  const signs = editions.define(KIND)
  onTestFinished(async () => {
    stopping.abort()
    await live.close()
    await db.close()
  })
  const publish = (text: string, from: Date | null = null, until: Date | null = null) =>
    editions.publish('signs', { id: randomUUID(), key: 'door', value: { text }, by: STAFF, from, until })
  const undo = async (version: number) => {
    const latest = (await editions.open('signs', 'door')).editions[0]?.version ?? 0
    return editions.undo('signs', { id: randomUUID(), key: 'door', by: STAFF, version, latest })
  }
  const states = async () => {
    const all = (await editions.open('signs', 'door')).editions
    return all.map((each) => stateOf(all, each, now())).toReversed()
  }
  return { db, editions, signs, clock, publish, undo, states, door: () => signs.current('door')?.text }
}

const aWorld = async () => aProcess(await freshDatabase())

test('[OF-08] the configuration applies until something is published, in every process at once', async () => {
  const url = await freshDatabase()
  const [one, other] = [await aProcess(url), await aProcess(url)]
  expect(one.signs.all()).toEqual({ door: { text: 'Pull' }, gate: null })
  const heard = vi.fn()
  other.editions.onChange(heard)
  await one.publish('Push')
  expect(one.door()).toBe('Push')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'signs', key: 'door' }))
  expect(other.door()).toBe('Push')
})

test('[OF-08] a planned version begins and ends by the clock, and uncovers what was there before', async () => {
  const { publish, door, clock, signs, states } = await aWorld()
  await publish('Push')
  await publish('Closed', at('10:00'), at('11:00'))
  expect([door(), signs.changesAt()]).toEqual(['Push', at('10:00')])
  clock.time = at('10:00')
  expect([door(), signs.changesAt()]).toEqual(['Closed', at('11:00')])
  expect(await states()).toEqual(['scheduled', 'current'])
  clock.time = at('11:00')
  expect([door(), signs.changesAt()]).toEqual(['Push', undefined])
  expect(await states()).toEqual(['current', 'ended'])
})

test('[OF-08] a newer version replaces an older one, also one that was planned for later', async () => {
  const { publish, door, clock, states } = await aWorld()
  await publish('Later', at('10:00'))
  await publish('Now')
  expect(await states()).toEqual(['replaced', 'current'])
  clock.time = at('12:00')
  expect(door()).toBe('Now')
})

test('[OF-08] undoing brings back what was there, undoing that brings it back again, and no version is changed', async () => {
  const { publish, undo, door, states, db } = await aWorld()
  await publish('One')
  await publish('Two')
  await undo(2)
  expect(door()).toBe('One')
  await undo(1)
  expect(door()).toBe('Pull')
  expect(await states()).toEqual(['undone', 'undone', 'undoes', 'undoes'])
  await undo(3)
  expect(door()).toBe('Two')
  expect(await states()).toEqual(['undone', 'current', 'undone', 'undoes', 'undoes'])
  await expect(undo(3)).rejects.toThrow('already-undone')
  await expect(undo(9)).rejects.toThrow('not-found')
  await expect(db.query(`update edition set value = null`)).rejects.toThrow('never changed')
  await expect(db.query('delete from edition')).rejects.toThrow('never changed')
})

test('[OF-08] a planned version that is undone never begins', async () => {
  const { publish, undo, door, clock } = await aWorld()
  await publish('Closed', at('10:00'), at('11:00'))
  await undo(1)
  clock.time = at('10:30')
  expect(door()).toBe('Pull')
})

const draftOf = { key: 'door', value: { text: 'Push' }, by: STAFF, revision: null, basedOn: 0 }

test('[OF-08] of ten people who publish the same draft at once, one does, and the others learn it', async () => {
  const { editions } = await aWorld()
  await editions.changeDraft('signs', draftOf)
  const { draft } = await editions.open('signs', 'door')
  const revision = draft?.revision ?? 0
  const publishing = Array.from({ length: 10 }, () =>
    editions.publishDraft('signs', {
      ...{ id: randomUUID(), key: 'door', by: STAFF, revision, latest: 0, from: null, until: null, note: '' },
    }),
  )
  const results = await Promise.allSettled(publishing)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ status: 409, problem: 'draft-changed' })
  expect((await editions.open('signs', 'door')).editions).toHaveLength(1)
})

test('[OF-08] the same call twice publishes once, and saves once', async () => {
  const { editions } = await aWorld()
  await editions.changeDraft('signs', draftOf)
  await editions.changeDraft('signs', draftOf)
  const { draft } = await editions.open('signs', 'door')
  const once = {
    ...{ id: randomUUID(), key: 'door', by: STAFF, revision: draft?.revision ?? 0, latest: 0 },
    ...{ from: null, until: null, note: '' },
  }
  await editions.publishDraft('signs', once)
  await editions.publishDraft('signs', once)
  expect((await editions.open('signs', 'door')).editions).toHaveLength(1)
  await expect(editions.publishDraft('signs', { ...once, key: 'gate' })).rejects.toThrow('id-used')
})

test('[OF-08] the id of what was published is not taken for anything else', async () => {
  const { editions } = await aWorld()
  const publish = async (id: string, latest: number, more = {}) => {
    const { draft } = await editions.open('signs', 'door')
    await editions.publishDraft('signs', {
      ...{ id, key: 'door', by: STAFF, revision: draft?.revision ?? 0, latest },
      ...{ from: null, until: new Date('2999-01-01'), note: 'Summer', ...more },
    })
  }
  const [first, second, undone] = [randomUUID(), randomUUID(), randomUUID()]
  await editions.changeDraft('signs', draftOf)
  await publish(first, 0)
  for (const other of [{ note: 'Winter' }, { until: null }, { from: new Date('2998-01-01') }, { by: 900002 }])
    await expect(publish(first, 0, other)).rejects.toMatchObject({ problem: 'id-used', status: 409 })
  await editions.changeDraft('signs', { ...draftOf, value: { text: 'Knock' }, revision: null, basedOn: 1 })
  await expect(publish(first, 1)).rejects.toMatchObject({ problem: 'id-used', status: 409 })
  await publish(second, 1)
  await publish(second, 1)
  await publish(first, 0)
  const undo = (id: string, version: number, latest: number) =>
    editions.undo('signs', { id, key: 'door', by: STAFF, version, latest })
  await undo(undone, 2, 2)
  await undo(undone, 2, 2)
  for (const [id, version, latest] of [
    [undone, 1, 3],
    [undone, 1, 2],
    [first, 1, 0],
  ] as const)
    await expect(undo(id, version, latest)).rejects.toMatchObject({ problem: 'id-used', status: 409 })
  await expect(publish(undone, 2, { note: '', until: null })).rejects.toThrow('id-used')
  expect((await editions.open('signs', 'door')).editions).toHaveLength(3)
})

test('[OF-08] a draft of someone who did not see the newest version or the newest draft is refused', async () => {
  const { editions, publish } = await aWorld()
  await editions.changeDraft('signs', draftOf)
  const other = { ...draftOf, value: { text: 'Knock' }, by: 900002 }
  await expect(editions.changeDraft('signs', other)).rejects.toMatchObject({ problem: 'draft-changed' })
  const { draft } = await editions.open('signs', 'door')
  const revision = draft?.revision ?? 0
  await publish('Ring')
  const stale = { id: randomUUID(), key: 'door', by: STAFF, revision, from: null, until: null, note: '' }
  await expect(editions.publishDraft('signs', { ...stale, latest: 0 })).rejects.toThrow('version-changed')
  await expect(editions.publishDraft('signs', { ...stale, latest: 1 })).rejects.toThrow('version-changed')
  await expect(editions.discardDraft('signs', { key: 'door', revision: revision + 1 })).rejects.toThrow(
    'draft-changed',
  )
  await editions.discardDraft('signs', { key: 'door', revision })
  await editions.discardDraft('signs', { key: 'door', revision })
  expect((await editions.open('signs', 'door')).draft).toBeUndefined()
})

test.each([
  ['the wrong shape', { value: { word: 'x' } }, 'invalid-input'],
  ['a text that is too long', { value: { text: 'x'.repeat(21) } }, 'invalid-input'],
  ['what the kind refuses', { value: { text: '' } }, 'not-publishable'],
  ['an unknown key', { key: 'window' }, 'not-found'],
  ['a name of every object', { key: 'constructor' }, 'not-found'],
  ['an end before the beginning', { from: at('12:00'), until: at('11:00') }, 'wrong-period'],
  ['an end in the past', { until: at('08:00') }, 'wrong-period'],
  ['a start in the past', { from: at('08:58') }, 'start-past'],
])('[OF-08] %s is refused', async (_, wrong, problem) => {
  const { editions, door } = await aWorld()
  const right = { id: randomUUID(), key: 'door', value: { text: 'Push' }, by: STAFF, from: null, until: null }
  await expect(editions.publish('signs', { ...right, ...wrong })).rejects.toMatchObject({ problem })
  expect(door()).toBe('Pull')
})

test('[OF-08] a start in this minute is now', async () => {
  const { publish, door } = await aWorld()
  await publish('Push', new Date(at('09:00').getTime() - 30_000))
  expect(door()).toBe('Push')
})

test('[OF-08] undoing a version does not make one’s own draft stale, but a colleague’s', async () => {
  const { editions, publish, undo } = await aWorld()
  const draft = async () => (await editions.open('signs', 'door')).draft
  await publish('One')
  await editions.changeDraft('signs', { ...draftOf, basedOn: 1 })
  await undo(1)
  const own = await draft()
  expect(own).toMatchObject({ basedOn: 2, value: draftOf.value })
  const plan = { key: 'door', by: STAFF, from: null, until: null, note: '', latest: 2 }
  await editions.publishDraft('signs', { ...plan, id: randomUUID(), revision: own?.revision ?? 0 })
  await editions.changeDraft('signs', { ...draftOf, by: STAFF + 1, basedOn: 3 })
  await undo(3)
  expect(await draft()).toMatchObject({ basedOn: 3 })
})

test('[OF-08] staff add documents of a kind that allows it, and take them away again', async () => {
  const { editions, signs } = await aWorld()
  const one = { id: randomUUID(), key: 'new-1', by: STAFF, from: null, until: null }
  await editions.publish('signs', { ...one, value: { text: 'Hi' } })
  expect(signs.all()).toMatchObject({ 'new-1': { text: 'Hi' } })
  await editions.publish('signs', { ...one, id: randomUUID(), value: null })
  expect(signs.current('new-1')).toBeNull()
})

test('[OF-08] picks up what was published while the connection was cut', async () => {
  const url = await freshDatabase()
  const [one, other] = [await aProcess(url), await aProcess(url)]
  await one.db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fathom-live' and datname = current_database()",
  )
  await one.publish('Push')
  await vi.waitFor(() => expect(other.door()).toBe('Push'))
})

test('[OF-08] the default applies where this build does not understand what was published', async () => {
  const { db, door, publish } = await aWorld()
  await publish('Push')
  await db.query(
    `insert into edition (id, kind, key, version, value, valid_from, published_at)
     values (gen_random_uuid(), 'signs', 'door', 2, '{"sound": 1}', '2026-11-18', now())`,
  )
  await publish('Planned', at('20:00'))
  expect(door()).toBe('Pull')
})

/** A database whose reads of rows resolve when the test says so, each with the state at the time of the query. */
function aSlowDatabase() {
  let version = 0
  const pending: (() => void)[] = []
  const query = async (text: string) => {
    if (text.startsWith('insert into edition')) version += 1
    if (text.includes('max(version)')) return [{ latest: version }]
    const isRead = /^select id, (kind|value)/.test(text) && text.includes('from edition')
    if (!isRead || text.includes('where id = $1')) return []
    const row = { id: String(version), kind: 'signs', key: 'door', version, undoes: null, until: null }
    const rows = version === 0 ? [] : [{ ...row, from: at('08:00'), value: { text: `v${version}` } }]
    return new Promise((resolve) => pending.push(() => resolve(rows)))
  }
  const transaction = (work: (tx: { query: typeof query }) => Promise<unknown>) => work({ query })
  return { db: { query, transaction } as unknown as Database, pending }
}

test('[NV-12] the later of two changes in a row wins, regardless of the order of the reads', async () => {
  const { db, pending } = aSlowDatabase()
  const silent = { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }
  const live = { subscribe: () => silent, publish: async () => {} } as unknown as Live
  let isDone = false
  const finish = async <T>(work: Promise<T>): Promise<T> => {
    isDone = false
    void work.then(() => {
      isDone = true
    })
    while (!isDone) {
      await new Promise(setImmediate)
      pending.pop()?.()
    }
    return work
  }
  const clock = { now: () => at('09:00') }
  const editions = await finish(
    createEditions({ db, live, clock, log, signal: new AbortController().signal }),
  )
  const signs = editions.define(KIND)
  const publish = (text: string) =>
    editions.publish('signs', {
      ...{ id: randomUUID(), key: 'door', value: { text }, by: STAFF, from: null, until: null },
    })
  await finish(Promise.all([publish('first'), publish('second')]))
  expect(signs.current('door')).toEqual({ text: 'v2' })
})
