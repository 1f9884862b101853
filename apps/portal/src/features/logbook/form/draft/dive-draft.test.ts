import type { DiveLog, DiveLogContent, LogStatus } from '@fathom/domain/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSE_MS } from '../../../../shared/draft/draft.ts'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { aContent, aLog, wireOf } from '../state/dive-log.fixture.ts'
import { openDiveDraft } from './dive-draft.ts'
import { findStored, type StoredDive, storeOf } from './stored-dive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = () => new CallFailed('', { kind: 'network' })
/** A fake server with one log that answers like the real one; `lose` drops the next answers. */
function setUp(start?: DiveLog) {
  let log = start
  const fixture = {
    loseCalls: 0,
    loseAnswers: 0,
    log: () => log,
    /** Saves a change from another tab. */
    elsewhere: (change: Partial<DiveLog>) => {
      if (log) log = { ...log, ...change, version: log.version + 1 }
    },
    write: {
      create: vi.fn(async (id: string, content: DiveLogContent, status?: LogStatus) => {
        if (fixture.loseCalls-- > 0) throw lost()
        log ??= aLog({ ...content, id, status: status ?? 'Draft', version: 1 })
        if (fixture.loseAnswers-- > 0) throw lost()
        return log
      }),
      update: vi.fn(async (_id: string, version: number, content: DiveLogContent, status?: LogStatus) => {
        if (fixture.loseCalls-- > 0) throw lost()
        if (!log) throw new CallFailed('', { kind: 'refused', status: 404, problem: 'not-found' })
        if (log.version !== version)
          throw new CallFailed('', { kind: 'refused', status: 409, problem: 'stale', current: wireOf(log) })
        log = { ...log, ...content, status: status ?? log.status, version: version + 1 }
        if (fixture.loseAnswers-- > 0) throw lost()
        return log
      }),
      restore: vi.fn(async () => {
        log = start
        return start as DiveLog
      }),
    },
    remove: () => {
      log = undefined
    },
  }
  return fixture
}

function aForm(
  fixture: ReturnType<typeof setUp>,
  log?: DiveLog,
  content = log ? aContent() : aContent({ title: '' }),
) {
  const dives = createMemoryStore<StoredDive>()
  const { id } = aLog()
  const store = storeOf(dives, { id, affiliateId: 100001, logType: 'Recreational', key: id })
  const draft = openDiveDraft({ id, write: fixture.write, store }, { log, content })
  const type = (change: Partial<DiveLogContent>) => draft.change({ ...draft.snapshot().content, ...change })
  const state = () => draft.snapshot().state.kind
  return { draft, dives, type, state, pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS) }
}

test('typed text is stored on the device at once and sent to the server after a pause', async () => {
  const fixture = setUp()
  const { type, state, dives, pause } = aForm(fixture)
  type({ title: 'L' })
  type({ title: 'Lighthouse' })
  expect(state()).toBe('pending')
  expect((await dives.list())[0]?.content.title).toBe('Lighthouse')
  await pause()
  expect(fixture.write.create).toHaveBeenCalledOnce()
  expect(fixture.log()?.title).toBe('Lighthouse')
  expect(state()).toBe('saved')
  expect(await dives.list()).toEqual([])
})

test('writes nothing when nothing was typed', async () => {
  const fixture = setUp()
  const { draft, pause } = aForm(fixture)
  draft.wake()
  await pause()
  await draft.end()
  expect(fixture.write.create).not.toHaveBeenCalled()
})

test('[CA-42] resends a create whose answer got lost; the result is one log that includes later typing', async () => {
  const fixture = setUp()
  fixture.loseAnswers = 1
  const { type, state, pause, draft } = aForm(fixture)
  type({ title: 'Lighthouse' })
  await pause()
  expect(state()).toBe('stored')
  type({ title: 'Lighthouse reef' })
  await pause()
  expect(state()).toBe('saved')
  expect(new Set(fixture.write.create.mock.calls.map(([id]) => id)).size).toBe(1)
  expect(fixture.log()).toMatchObject({ title: 'Lighthouse reef', version: 2 })
  expect(draft.snapshot().base?.version).toBe(2)
})

test('[BO-07] a create whose answer got lost does not overwrite what another device changed since', async () => {
  const server = setUp()
  server.loseAnswers = 1
  const { draft } = aForm(server)
  draft.change(aContent({ title: 'Mine' }))
  await draft.flush()
  server.elsewhere({ title: 'Theirs' })
  expect(await draft.flush()).toMatchObject({ kind: 'stale' })
  expect(server.log()?.title).toBe('Theirs')
  expect(draft.snapshot().state).toMatchObject({ kind: 'conflict', conflicts: ['title'] })
  await draft.choose('mine')
  expect(server.log()?.title).toBe('Mine')
})

test('[BO-07] an open form whose create got no answer keeps what was typed since when the log arrives', async () => {
  const server = setUp()
  server.loseAnswers = 1
  const { draft } = aForm(server)
  draft.change(aContent({ title: 'First' }))
  await draft.flush()
  draft.change(aContent({ title: 'Second' }))
  await draft.receive(server.log() as DiveLog)
  expect(draft.snapshot().content.title).toBe('Second')
})

test('keeps the draft on the device while offline and sends it when the connection is back', async () => {
  const fixture = setUp()
  fixture.loseCalls = 1
  const { type, draft, dives, pause } = aForm(fixture)
  type({ title: 'Lighthouse' })
  await pause()
  expect(draft.snapshot().state).toEqual({ kind: 'stored', isOffline: true })
  expect(draft.isSafe()).toBe(false)
  expect(await dives.list()).toHaveLength(1)
  draft.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(draft.isSafe()).toBe(true)
  expect(await dives.list()).toEqual([])
})

test("an invalid number doesn't block saving the other fields, and stays visible", async () => {
  const fixture = setUp(aLog())
  const { type, draft, dives, pause } = aForm(fixture, aLog())
  type({ title: 'Deeper', depthTime: { ...aContent().depthTime, maxDepth: -5 } })
  await pause()
  expect(fixture.log()).toMatchObject({ title: 'Deeper', depthTime: { maxDepth: null } })
  expect(draft.snapshot()).toMatchObject({
    state: { kind: 'saved', isPartial: true },
    content: { depthTime: { maxDepth: -5 } },
  })
  expect((await dives.list())[0]?.content.depthTime.maxDepth).toBe(-5)
})

test('text typed during a save is saved next', async () => {
  const fixture = setUp(aLog())
  const { type, state, pause } = aForm(fixture, aLog())
  let answer: ((log: DiveLog) => void) | undefined
  fixture.write.update.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  type({ title: 'First' })
  await pause()
  type({ title: 'Second' })
  answer?.(aLog({ title: 'First', version: 1 }))
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(fixture.log()?.title).toBe('Second')
  expect(state()).toBe('saved')
})

test('merges changes from two tabs without asking when they touch different fields', async () => {
  const fixture = setUp(aLog())
  const { type, state, draft, pause } = aForm(fixture, aLog())
  fixture.elsewhere({ location: 'Blue Hole' })
  type({ title: 'Mine' })
  await pause()
  expect(fixture.log()).toMatchObject({ title: 'Mine', location: 'Blue Hole' })
  expect(draft.snapshot().content.location).toBe('Blue Hole')
  expect(state()).toBe('saved')
})

test('when two tabs change the same field, the diver chooses, and nothing is overwritten before that', async () => {
  for (const whose of ['mine', 'theirs'] as const) {
    const fixture = setUp(aLog())
    const { type, state, draft, pause } = aForm(fixture, aLog())
    fixture.elsewhere({ title: 'Theirs', location: 'Blue Hole' })
    type({ title: 'Mine' })
    await pause()
    expect(draft.snapshot().state).toMatchObject({ kind: 'conflict', conflicts: ['title'] })
    type({ diveType: 'Boat' })
    await pause()
    expect(fixture.log()?.title).toBe('Theirs')
    await draft.choose(whose)
    expect(state()).toBe('saved')
    expect(fixture.log()).toMatchObject({
      title: whose === 'mine' ? 'Mine' : 'Theirs',
      location: 'Blue Hole',
      diveType: 'Boat',
    })
  }
})

test("an update whose answer got lost doesn't conflict with itself", async () => {
  const fixture = setUp(aLog())
  fixture.loseAnswers = 1
  const { type, state, draft, pause } = aForm(fixture, aLog())
  type({ title: 'Mine' })
  await pause()
  expect(state()).toBe('stored')
  draft.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('saved')
  expect(fixture.log()).toMatchObject({ title: 'Mine', version: 2 })
})

test('a published dive is saved only on a button press: typing alone changes nothing that others see', async () => {
  const published = aLog({ status: 'Published' })
  const fixture = setUp(published)
  const { type, draft, dives, pause } = aForm(fixture, published)
  type({ title: 'Better title' })
  await pause()
  await draft.end()
  expect(fixture.write.update).not.toHaveBeenCalled()
  expect(await dives.list()).toHaveLength(1)
  expect(await draft.finish('Published')).toMatchObject({ kind: 'done' })
  expect(fixture.log()?.title).toBe('Better title')
})

test('[ER-02] a dive that could not be published keeps everything that was typed', async () => {
  const fixture = setUp(aLog())
  fixture.loseCalls = 1
  const { draft, type } = aForm(fixture, aLog())
  type({ title: 'Mine' })
  expect(await draft.finish('Published')).toEqual({ kind: 'lost', isOffline: true })
  expect(draft.snapshot().content.title).toBe('Mine')
  expect(await draft.finish('Published')).toMatchObject({
    kind: 'done',
    base: { status: 'Published', title: 'Mine' },
  })
})

test('a dive deleted elsewhere can be restored with what was typed', async () => {
  const fixture = setUp(aLog())
  const { draft, type, state, pause } = aForm(fixture, aLog())
  fixture.remove()
  type({ title: 'Mine' })
  await pause()
  expect(state()).toBe('gone')
  await draft.continueWith(fixture.write.restore)
  expect(fixture.log()?.title).toBe('Mine')
  expect(state()).toBe('saved')
})

test('leaving the form sends pending changes at once', async () => {
  const fixture = setUp()
  const { type, draft } = aForm(fixture)
  type({ title: 'Lighthouse' })
  await draft.end()
  expect(fixture.log()?.title).toBe('Lighthouse')
})

test("two tabs editing one dive store separate dives: saving one doesn't remove the other", async () => {
  const fixture = setUp(aLog({ id: 'dive', title: 'Before' }))
  const dives = createMemoryStore<StoredDive>()
  const tab = (key: string) => {
    const store = storeOf(dives, { id: 'dive', affiliateId: 1, logType: 'Recreational', key })
    const ports = { id: 'dive', write: fixture.write, store }
    return openDiveDraft(ports, { log: fixture.log(), content: aContent({ title: 'Before' }) })
  }
  const [quick, late] = [tab('dive.quick'), tab('dive.late')]
  quick.change(aContent({ title: 'Quick' }))
  await quick.flush()
  late.change(aContent({ title: 'Late' }))
  await late.flush()
  expect(late.snapshot().state.kind).toBe('conflict')
  quick.change(aContent({ title: 'Quick', location: 'Reef' }))
  await quick.flush()
  expect(quick.isSafe()).toBe(true)
  const left = await findStored(dives, 'dive', 1)
  expect(left).toMatchObject({ stored: { content: { title: 'Late' } }, from: ['dive.late'] })
  expect(await dives.list()).toHaveLength(1)
})

test('a draft of an earlier version, stored under the id of its dive, moves to the visit that continues it', async () => {
  const fixture = setUp()
  fixture.loseCalls = 1
  const dives = createMemoryStore<StoredDive>()
  const left = { id: 'dive', affiliateId: 1, logType: 'Recreational' as const, base: null }
  const earlier = { ...left, content: aContent({ title: 'At sea' }), savedAt: '2026-05-16T08:00:00Z' }
  await dives.put('dive', { ...earlier, request: 'Published' })
  const found = await findStored(dives, 'dive', 1)
  expect(found).toMatchObject({
    stored: { content: { title: 'At sea' }, request: 'Published' },
    from: ['dive'],
  })
  const store = storeOf(dives, { ...left, key: 'dive.next', from: found?.from ?? [] })
  const start = { log: undefined, content: earlier.content, request: found?.stored.request, isStored: true }
  const draft = openDiveDraft({ id: 'dive', write: fixture.write, store }, start)
  draft.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(await dives.list()).toMatchObject([{ key: 'dive.next', request: 'Published', base: null }])
  expect(await draft.finish('Published')).toMatchObject({ kind: 'done', base: { title: 'At sea' } })
  expect(await dives.list()).toEqual([])
})

test('changes that two closed tabs left are continued together; a conflicting one waits', async () => {
  const dives = createMemoryStore<StoredDive>()
  const base = aLog({ id: 'dive', title: 'Before' })
  const content = (change: Partial<DiveLogContent>) => aContent({ title: 'Before', ...change })
  const left = (key: string, savedAt: string, change: Partial<DiveLogContent>): StoredDive => ({
    ...{ id: 'dive', key, affiliateId: 1, logType: 'Recreational', base, savedAt },
    content: content(change),
  })
  for (const each of [
    left('a', '2026-05-16T08:00:00Z', { title: 'Older' }),
    left('b', '2026-05-16T09:00:00Z', { location: 'Reef' }),
    left('c', '2026-05-16T10:00:00Z', { title: 'Newer' }),
  ])
    await dives.put(each.key ?? '', each)
  const found = await findStored(dives, 'dive', 1)
  expect(found?.stored.content).toMatchObject({ title: 'Newer', location: 'Reef' })
  expect(found?.from).toEqual(['c', 'b'])
})
