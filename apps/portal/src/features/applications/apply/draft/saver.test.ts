// @vitest-environment node
import type { ApplicationWire } from '@fathom/contract/applications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { markInFlight } from '../../../../shared/offline/in-flight.ts'
import { createMemoryKeep } from '../../../../shared/offline/keep.ts'
import { anApplication, KAI } from '../../an-application.ts'
import type { Fields } from './fields.ts'
import { createSaver, PAUSE_MS } from './saver.ts'
import { draftLock, type StoredDraft } from './stored-draft.ts'
import type { Writer } from './write-draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ADDRESS = {
  addressLine1: 'Harbour Street 1',
  addressLine2: '',
  city: 'Sharm El Sheikh',
  countryId: 'EG',
  postalCode: '46619',
  stateId: '',
}

/** A fake server with one application that answers like the real one. */
function setUp(start = anApplication()) {
  let kept = start
  const guard = (version: number) => {
    if (fixture.lose-- > 0) throw new CallFailed('', { kind: 'network' })
    if (version === kept.version) return
    throw new CallFailed('', { kind: 'refused', status: 409, problem: 'stale', current: kept })
  }
  const write: Writer = {
    save: vi.fn(async (_id, version, { instructorNumber, evidence, signature }) => {
      guard(version)
      const instructor = instructorNumber === null ? null : { ...KAI, number: instructorNumber }
      kept = { ...kept, evidence, signature, instructor, version: version + 1 }
      return kept
    }),
    saveTeachingAddress: vi.fn(async (_id, version, address) => {
      guard(version)
      const teachingAddress = { ...address, country: 'Egypt', postalCodeRequired: true, state: '' }
      kept = { ...kept, teachingAddress, version: version + 1 }
      return { teachingAddress, version: kept.version }
    }),
  }
  const fixture = {
    lose: 0,
    write,
    kept: () => kept,
    elsewhere(change: Partial<ApplicationWire>) {
      kept = { ...kept, ...change, version: kept.version + 1 }
    },
  }
  return fixture
}

let visits = 0

function aForm(fixture: ReturnType<typeof setUp>, drafts = createMemoryKeep<StoredDraft>()) {
  let shown = fixture.kept()
  const key = `${shown.id}.${visits++}`
  const saver = createSaver({
    affiliateId: 100001,
    key,
    application: () => shown,
    adopt: (application) => {
      shown = application
    },
    write: fixture.write,
    drafts,
  })
  const state = () => saver.snapshot().state
  const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS)
  return {
    saver,
    drafts,
    state,
    pause,
    // Behaves like another tab: only this one can restore what it has locked itself.
    close: markInFlight(draftLock(key)),
    shown: () => shown,
    type: (part: Partial<Fields>) => saver.change(part),
  }
}

test('[SC-12] typed changes are stored on the device at once and sent after a pause, in one call', async () => {
  const fixture = setUp()
  const { type, state, drafts, pause } = aForm(fixture)
  type({ dives: 'Paper' })
  type({ dives: 'Paper logbook, 52 dives ' })
  expect((await drafts.list())[0]?.unsaved.wish.dives).toBe('Paper logbook, 52 dives ')
  await pause()
  expect(fixture.write.save).toHaveBeenCalledOnce()
  expect(fixture.kept().evidence).toEqual({ dives: 'Paper logbook, 52 dives' })
  expect(state()).toMatchObject({ kind: 'saved', isPartly: false })
  expect(await drafts.list()).toEqual([])
})

test('[EN-04] an address has its own call and is sent only when it is complete', async () => {
  const fixture = setUp()
  const { type, state, pause, drafts } = aForm(fixture)
  type({ teachingAddress: { ...ADDRESS, city: '' }, instructor: KAI })
  await pause()
  expect(fixture.write.saveTeachingAddress).not.toHaveBeenCalled()
  expect(fixture.kept().instructor?.number).toBe(500001)
  expect(state()).toMatchObject({ kind: 'saved', isPartly: true })
  expect(await drafts.list()).toHaveLength(1)
  type({ teachingAddress: ADDRESS })
  await pause()
  expect(fixture.kept().teachingAddress?.city).toBe('Sharm El Sheikh')
  expect(state()).toMatchObject({ kind: 'saved', isPartly: false })
})

test('offline changes stay on the device and are sent when the connection is back', async () => {
  const fixture = setUp()
  fixture.lose = 1
  const { type, saver, state, pause, drafts } = aForm(fixture)
  type({ dives: 'Paper logbook' })
  await pause()
  expect(state()).toEqual({ kind: 'kept', isOffline: true })
  expect(saver.isSafe()).toBe(false)
  saver.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(saver.isSafe()).toBe(true)
  expect(await drafts.list()).toEqual([])
})

test('[RT-19] changes an earlier visit left on the device are sent on the next one, and those of other users are not', async () => {
  const fixture = setUp()
  fixture.lose = 1
  const first = aForm(fixture)
  first.type({ dives: 'Paper logbook' })
  await first.pause()
  first.close()
  const next = aForm(fixture, first.drafts)
  await next.saver.restore()
  expect(next.saver.fields().dives).toBe('Paper logbook')
  await next.pause()
  expect(fixture.kept().evidence.dives).toBe('Paper logbook')

  const [left] = [{ affiliateId: 100002, unsaved: { wish: { dives: 'Mine' }, base: { dives: '' } } }]
  await first.drafts.put(fixture.kept().id, left as StoredDraft)
  const other = aForm(fixture, first.drafts)
  await other.saver.restore()
  expect(other.saver.fields().dives).toBe('Paper logbook')
})

test('[RT-19] two tabs with one application have separate drafts on the device: saving one keeps the other', async () => {
  const fixture = setUp()
  const drafts = createMemoryKeep<StoredDraft>()
  const [quick, late] = [aForm(fixture, drafts), aForm(fixture, drafts)]
  quick.type({ dives: 'Quick' })
  await quick.pause()
  late.type({ dives: 'Late' })
  await late.pause()
  expect(late.state().kind).toBe('stale')
  quick.type({ oxygen: 'With the store' })
  await quick.pause()
  await quick.saver.restore()
  expect(quick.saver.fields().dives).toBe('Quick')
  // Reloaded before the choice was made.
  late.close()
  const again = aForm(fixture, drafts)
  await again.saver.restore()
  await again.pause()
  expect(again.state()).toEqual({ kind: 'stale', names: ['dives'] })
  again.saver.choose('mine')
  await vi.advanceTimersByTimeAsync(0)
  expect(fixture.kept().evidence).toEqual({ dives: 'Late', oxygen: 'With the store' })
  expect(await drafts.list()).toEqual([])
})

test('changes left by closed tabs are merged; if two conflict, the older one waits for another visit', async () => {
  const fixture = setUp()
  const drafts = createMemoryKeep<StoredDraft>()
  for (const typed of [{ dives: 'Older' }, { oxygen: 'With the store' }, { dives: 'Newer' }]) {
    await vi.advanceTimersByTimeAsync(1)
    const left = aForm(fixture, drafts)
    left.type(typed)
    left.close()
  }
  const next = aForm(fixture, drafts)
  await next.saver.restore()
  expect(next.saver.fields()).toMatchObject({ dives: 'Newer', oxygen: 'With the store' })
  expect((await drafts.list()).map(({ unsaved }) => unsaved.wish.dives)).toEqual(['Older', 'Newer'])
})

test('a draft that an earlier version stored under the application id is found and fully cleaned up', async () => {
  const fixture = setUp()
  const drafts = createMemoryKeep<StoredDraft>()
  await drafts.put(fixture.kept().id, {
    affiliateId: 100001,
    unsaved: { wish: { dives: 'Paper' }, base: { dives: '' } },
  })
  const { saver, pause } = aForm(fixture, drafts)
  await saver.restore()
  await pause()
  expect(fixture.kept().evidence.dives).toBe('Paper')
  expect(await drafts.list()).toEqual([])
})

test('changes of different fields on two devices are merged without asking', async () => {
  const fixture = setUp()
  const { type, saver, pause } = aForm(fixture)
  fixture.elsewhere({ instructor: KAI })
  type({ dives: 'Paper logbook' })
  await pause()
  expect(fixture.kept()).toMatchObject({
    instructor: { number: 500001 },
    evidence: { dives: 'Paper logbook' },
  })
  expect(saver.fields().instructor?.name).toBe('Kai Nakamura')
})

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)(
  'changes of the same field on two devices: nothing is overwritten until %s is chosen',
  async (whose, left) => {
    const fixture = setUp()
    const { type, saver, state, pause } = aForm(fixture)
    fixture.elsewhere({ evidence: { dives: 'Theirs' } })
    type({ dives: 'Mine' })
    await pause()
    expect(state()).toEqual({ kind: 'stale', names: ['dives'] })
    expect(fixture.kept().evidence.dives).toBe('Theirs')
    saver.choose(whose)
    await vi.advanceTimersByTimeAsync(0)
    expect(fixture.kept().evidence.dives).toBe(left)
    expect(saver.fields().dives).toBe(left)
    expect(saver.isSafe()).toBe(true)
  },
)

test('[ST-03] a draft that was sent elsewhere accepts no more changes', async () => {
  const fixture = setUp()
  const { type, state, shown, pause } = aForm(fixture)
  fixture.elsewhere({ status: 'Submitted to Instructor' })
  type({ dives: 'Too late' })
  await pause()
  expect(state()).toEqual({ kind: 'over' })
  expect(shown().status).toBe('Submitted to Instructor')
  expect(fixture.kept().evidence).toEqual({})
})

test('[VA-06] a number that the server rejects is reported with its problem code', async () => {
  const fixture = setUp()
  vi.mocked(fixture.write.save).mockRejectedValueOnce(
    new CallFailed('', { kind: 'refused', status: 422, problem: 'unknown-instructor' }),
  )
  const { type, state, pause } = aForm(fixture)
  type({ instructor: KAI })
  await pause()
  expect(state()).toEqual({ kind: 'refused', because: 'unknown-instructor' })
})

test('typing something and undoing it is no change', async () => {
  const fixture = setUp()
  const { type, saver, pause } = aForm(fixture)
  type({ dives: 'Paper' })
  type({ dives: '' })
  await pause()
  expect(fixture.write.save).not.toHaveBeenCalled()
  expect(saver.isSafe()).toBe(true)
})
