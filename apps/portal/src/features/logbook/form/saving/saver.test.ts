import type { DiveLog, DiveLogContent, LogStatus } from '@fathom/domain/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../../shared/offline/keep.ts'
import { aContent, aLog, wireOf } from '../state/a-log.ts'
import { createSaver, PAUSE_MS } from './saver.ts'
import { findStored, type StoredDraft } from './stored-draft.ts'

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
  const drafts = createMemoryKeep<StoredDraft>()
  const saver = createSaver({
    id: aLog().id,
    affiliateId: 100001,
    logType: 'Recreational',
    log,
    content,
    drafts,
    write: fixture.write,
  })
  const type = (change: Partial<DiveLogContent>) => saver.change({ ...saver.snapshot().content, ...change })
  const state = () => saver.snapshot().state.kind
  return { saver, drafts, type, state, pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS) }
}

test('typed text is stored on the device at once and sent to the server after a pause', async () => {
  const fixture = setUp()
  const { type, state, drafts, pause } = aForm(fixture)
  type({ title: 'L' })
  type({ title: 'Lighthouse' })
  expect(state()).toBe('waiting')
  expect((await drafts.list())[0]?.content.title).toBe('Lighthouse')
  await pause()
  expect(fixture.write.create).toHaveBeenCalledOnce()
  expect(fixture.log()?.title).toBe('Lighthouse')
  expect(state()).toBe('saved')
  expect(await drafts.list()).toEqual([])
})

test('writes nothing when nothing was typed', async () => {
  const fixture = setUp()
  const { saver, pause } = aForm(fixture)
  saver.wake()
  await pause()
  await saver.end()
  expect(fixture.write.create).not.toHaveBeenCalled()
})

test('[CA-42] resends a create whose answer got lost; the result is one log that includes later typing', async () => {
  const fixture = setUp()
  fixture.loseAnswers = 1
  const { type, state, pause, saver } = aForm(fixture)
  type({ title: 'Lighthouse' })
  await pause()
  expect(state()).toBe('kept')
  type({ title: 'Lighthouse reef' })
  await pause()
  expect(state()).toBe('saved')
  expect(new Set(fixture.write.create.mock.calls.map(([id]) => id)).size).toBe(1)
  expect(fixture.log()).toMatchObject({ title: 'Lighthouse reef', version: 2 })
  expect(saver.snapshot().log?.version).toBe(2)
})

test('keeps the draft on the device while offline and sends it when the connection is back', async () => {
  const fixture = setUp()
  fixture.loseCalls = 1
  const { type, saver, drafts, pause } = aForm(fixture)
  type({ title: 'Lighthouse' })
  await pause()
  expect(saver.snapshot().state).toEqual({ kind: 'kept', isOffline: true })
  expect(saver.isSafe()).toBe(false)
  expect(await drafts.list()).toHaveLength(1)
  saver.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(saver.isSafe()).toBe(true)
  expect(await drafts.list()).toEqual([])
})

test("an invalid number doesn't block saving the other fields, and stays visible", async () => {
  const fixture = setUp(aLog())
  const { type, saver, drafts, pause } = aForm(fixture, aLog())
  type({ title: 'Deeper', depthTime: { ...aContent().depthTime, maxDepth: -5 } })
  await pause()
  expect(fixture.log()).toMatchObject({ title: 'Deeper', depthTime: { maxDepth: null } })
  expect(saver.snapshot()).toMatchObject({
    state: { kind: 'saved', isPartly: true },
    content: { depthTime: { maxDepth: -5 } },
  })
  expect((await drafts.list())[0]?.content.depthTime.maxDepth).toBe(-5)
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
  const { type, state, saver, pause } = aForm(fixture, aLog())
  fixture.elsewhere({ location: 'Blue Hole' })
  type({ title: 'Mine' })
  await pause()
  expect(fixture.log()).toMatchObject({ title: 'Mine', location: 'Blue Hole' })
  expect(saver.snapshot().content.location).toBe('Blue Hole')
  expect(state()).toBe('saved')
})

test('when two tabs change the same field, the diver chooses, and nothing is overwritten before that', async () => {
  for (const whose of ['mine', 'theirs'] as const) {
    const fixture = setUp(aLog())
    const { type, state, saver, pause } = aForm(fixture, aLog())
    fixture.elsewhere({ title: 'Theirs', location: 'Blue Hole' })
    type({ title: 'Mine' })
    await pause()
    expect(saver.snapshot().state).toMatchObject({ kind: 'stale', merge: { conflicts: ['title'] } })
    type({ diveType: 'Boat' })
    await pause()
    expect(fixture.log()?.title).toBe('Theirs')
    await saver.choose(whose)
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
  const { type, state, saver, pause } = aForm(fixture, aLog())
  type({ title: 'Mine' })
  await pause()
  expect(state()).toBe('kept')
  saver.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('saved')
  expect(fixture.log()).toMatchObject({ title: 'Mine', version: 2 })
})

test('a published dive is saved only on a button press: typing alone changes nothing that others see', async () => {
  const published = aLog({ status: 'Published' })
  const fixture = setUp(published)
  const { type, saver, drafts, pause } = aForm(fixture, published)
  type({ title: 'Better title' })
  await pause()
  await saver.end()
  expect(fixture.write.update).not.toHaveBeenCalled()
  expect(await drafts.list()).toHaveLength(1)
  expect(await saver.finish('Published')).toMatchObject({ kind: 'done' })
  expect(fixture.log()?.title).toBe('Better title')
})

test('[ER-02] a dive that could not be published keeps everything that was typed', async () => {
  const fixture = setUp(aLog())
  fixture.loseCalls = 1
  const { saver, type } = aForm(fixture, aLog())
  type({ title: 'Mine' })
  expect(await saver.finish('Published')).toEqual({ kind: 'lost', isOffline: true })
  expect(saver.snapshot().content.title).toBe('Mine')
  expect(await saver.finish('Published')).toMatchObject({
    kind: 'done',
    log: { status: 'Published', title: 'Mine' },
  })
})

test('a dive deleted elsewhere can be restored with what was typed', async () => {
  const fixture = setUp(aLog())
  const { saver, type, state, pause } = aForm(fixture, aLog())
  fixture.remove()
  type({ title: 'Mine' })
  await pause()
  expect(state()).toBe('gone')
  await saver.revive()
  expect(fixture.log()?.title).toBe('Mine')
  expect(state()).toBe('saved')
})

test('leaving the form sends pending changes at once', async () => {
  const fixture = setUp()
  const { type, saver } = aForm(fixture)
  type({ title: 'Lighthouse' })
  await saver.end()
  expect(fixture.log()?.title).toBe('Lighthouse')
})

test("two tabs editing one dive store separate drafts: saving one doesn't remove the other", async () => {
  const fixture = setUp(aLog({ id: 'dive', title: 'Before' }))
  const drafts = createMemoryKeep<StoredDraft>()
  const tab = (key: string) => {
    const log = fixture.log()
    const start = { id: 'dive', key, affiliateId: 1, logType: 'Recreational' as const }
    return createSaver({
      ...start,
      log,
      content: aContent({ title: 'Before' }),
      drafts,
      write: fixture.write,
    })
  }
  const [quick, late] = [tab('dive.quick'), tab('dive.late')]
  quick.change(aContent({ title: 'Quick' }))
  await quick.flush()
  late.change(aContent({ title: 'Late' }))
  await late.flush()
  expect(late.snapshot().state.kind).toBe('stale')
  quick.change(aContent({ title: 'Quick', location: 'Reef' }))
  await quick.flush()
  expect(quick.isSafe()).toBe(true)
  const left = await findStored(drafts, 'dive', 1)
  expect(left).toMatchObject({ key: 'dive.late', content: { title: 'Late' } })
  expect(await drafts.list()).toHaveLength(1)
})
