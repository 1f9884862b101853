// @vitest-environment node
import type { ApplicationWire } from '@fathom/contract/applications'
import { EMPTY_ADDRESS } from '@fathom/domain/profile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSE_MS } from '../../../../shared/draft/draft.ts'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { markInFlight } from '../../../../shared/offline/in-flight.ts'
import { anApplication, KAI } from '../../application.fixture.ts'
import { openApplicationDraft } from './application-draft.ts'
import type { Fields } from './fields.ts'
import { draftLock, findStored, type StoredDraft } from './stored-draft.ts'
import type { Writer } from './write-draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ADDRESS = {
  ...EMPTY_ADDRESS,
  addressLine1: 'Harbour Street 1',
  city: 'Sharm El Sheikh',
  countryId: 'EG',
  postalCode: '46619',
  stateId: '',
}

/** A fake server with one application that answers like the real one. */
function setUp(start = anApplication()) {
  let stored = start
  const guard = (version: number) => {
    if (fixture.lose-- > 0) throw new CallFailed('', { kind: 'network' })
    if (version === stored.version) return
    throw new CallFailed('', { kind: 'refused', status: 409, problem: 'stale', current: stored })
  }
  const write: Writer = {
    save: vi.fn(async (_id, version, { instructorNumber, evidence, signature }) => {
      guard(version)
      const instructor = instructorNumber === null ? null : { ...KAI, number: instructorNumber }
      stored = { ...stored, evidence, signature, instructor, version: version + 1 }
      return stored
    }),
    saveTeachingAddress: vi.fn(async (_id, version, address) => {
      guard(version)
      const teachingAddress = { ...address, country: 'Egypt', postalCodeRequired: true, state: '' }
      stored = { ...stored, teachingAddress, version: version + 1 }
      return { teachingAddress, version: stored.version }
    }),
  }
  const fixture = {
    lose: 0,
    write,
    stored: () => stored,
    elsewhere(change: Partial<ApplicationWire>) {
      stored = { ...stored, ...change, version: stored.version + 1 }
    },
  }
  return fixture
}

let visits = 0

/** Opens the application in a tab that continues what earlier ones left. */
async function aForm(fixture: ReturnType<typeof setUp>, drafts = createMemoryStore<StoredDraft>()) {
  let shown = fixture.stored()
  const key = `${shown.id}.${visits++}`
  const found = await findStored(drafts, { id: shown.id, affiliateId: 100001 })
  const onServer = (application: ApplicationWire) => {
    shown = application
  }
  const ports = { affiliateId: 100001, key, write: fixture.write, drafts, onServer }
  const draft = openApplicationDraft(ports, shown, found)
  // Behaves like another tab: only this one can continue what it has locked itself.
  const close = markInFlight(draftLock(key))
  draft.start()
  return {
    draft,
    drafts,
    close,
    state: () => draft.snapshot().state,
    fields: () => draft.snapshot().content,
    pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS),
    shown: () => shown,
    type: (part: Partial<Fields>) => draft.change({ ...draft.snapshot().content, ...part }),
  }
}

test('[SC-12] typed changes are stored on the device at once and sent after a pause, in one call', async () => {
  const fixture = setUp()
  const { type, state, drafts, pause } = await aForm(fixture)
  type({ dives: 'Paper' })
  type({ dives: 'Paper logbook, 52 dives ' })
  expect((await drafts.list())[0]?.unsaved.changed.dives).toBe('Paper logbook, 52 dives ')
  await pause()
  expect(fixture.write.save).toHaveBeenCalledOnce()
  expect(fixture.stored().evidence).toEqual({ dives: 'Paper logbook, 52 dives' })
  expect(state()).toMatchObject({ kind: 'saved', isPartial: false })
  expect(await drafts.list()).toEqual([])
})

test('[EN-04] an address has its own call and is sent only when it is complete', async () => {
  const fixture = setUp()
  const { type, state, pause, drafts } = await aForm(fixture)
  type({ teachingAddress: { ...ADDRESS, city: '' }, instructor: KAI })
  await pause()
  expect(fixture.write.saveTeachingAddress).not.toHaveBeenCalled()
  expect(fixture.stored().instructor?.number).toBe(500001)
  expect(state()).toMatchObject({ kind: 'saved', isPartial: true })
  expect(await drafts.list()).toHaveLength(1)
  type({ teachingAddress: ADDRESS })
  await pause()
  expect(fixture.stored().teachingAddress?.city).toBe('Sharm El Sheikh')
  expect(state()).toMatchObject({ kind: 'saved', isPartial: false })
})

test('offline changes stay on the device and are sent when the connection is back', async () => {
  const fixture = setUp()
  fixture.lose = 1
  const { type, draft, state, pause, drafts } = await aForm(fixture)
  type({ dives: 'Paper logbook' })
  await pause()
  expect(state()).toEqual({ kind: 'stored', isOffline: true })
  expect(draft.isSafe()).toBe(false)
  draft.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(draft.isSafe()).toBe(true)
  expect(await drafts.list()).toEqual([])
})

test('[RT-19] changes an earlier visit left on the device are sent on the next one, and those of other users are not', async () => {
  const fixture = setUp()
  fixture.lose = 1
  const first = await aForm(fixture)
  first.type({ dives: 'Paper logbook' })
  await first.pause()
  first.close()
  const next = await aForm(fixture, first.drafts)
  expect(next.fields().dives).toBe('Paper logbook')
  await next.pause()
  expect(fixture.stored().evidence.dives).toBe('Paper logbook')

  const [left] = [{ affiliateId: 100002, unsaved: { changed: { dives: 'Mine' }, base: { dives: '' } } }]
  await first.drafts.put(fixture.stored().id, left as StoredDraft)
  const other = await aForm(fixture, first.drafts)
  expect(other.fields().dives).toBe('Paper logbook')
})

test('[RT-19] two tabs with one application have separate drafts on the device: saving one keeps the other', async () => {
  const fixture = setUp()
  const drafts = createMemoryStore<StoredDraft>()
  const [quick, late] = [await aForm(fixture, drafts), await aForm(fixture, drafts)]
  quick.type({ dives: 'Quick' })
  await quick.pause()
  late.type({ dives: 'Late' })
  await late.pause()
  expect(late.state().kind).toBe('conflict')
  quick.type({ oxygen: 'With the store' })
  await quick.pause()
  expect(quick.fields().dives).toBe('Quick')
  // Reloaded before the choice was made.
  late.close()
  const again = await aForm(fixture, drafts)
  await again.pause()
  expect(again.state()).toMatchObject({ kind: 'conflict', conflicts: ['dives'] })
  again.draft.choose('mine')
  await vi.advanceTimersByTimeAsync(0)
  expect(fixture.stored().evidence).toEqual({ dives: 'Late', oxygen: 'With the store' })
  expect(await drafts.list()).toEqual([])
})

test('changes left by closed tabs are merged; if two conflict, the older one waits for another visit', async () => {
  const fixture = setUp()
  const drafts = createMemoryStore<StoredDraft>()
  const typed = [{ dives: 'Older' }, { oxygen: 'With the store' }, { dives: 'Newer' }]
  const tabs = await Promise.all(typed.map(() => aForm(fixture, drafts)))
  for (const [at, each] of typed.entries()) {
    await vi.advanceTimersByTimeAsync(1)
    tabs[at]?.type(each)
  }
  for (const { close } of tabs) close()
  fixture.lose = 1
  const next = await aForm(fixture, drafts)
  await vi.advanceTimersByTimeAsync(0)
  expect(next.fields()).toMatchObject({ dives: 'Newer', oxygen: 'With the store' })
  expect((await drafts.list()).map(({ unsaved }) => unsaved.changed.dives)).toEqual(['Older', 'Newer'])
})

test('a draft that an earlier version stored under the application id is found and fully cleaned up', async () => {
  const fixture = setUp()
  const drafts = createMemoryStore<StoredDraft>()
  await drafts.put(fixture.stored().id, {
    affiliateId: 100001,
    unsaved: { changed: { dives: 'Paper' }, base: { dives: '' } },
  })
  const { pause } = await aForm(fixture, drafts)
  await pause()
  expect(fixture.stored().evidence.dives).toBe('Paper')
  expect(await drafts.list()).toEqual([])
})

test('changes of different fields on two devices are merged without asking', async () => {
  const fixture = setUp()
  const { type, fields, pause } = await aForm(fixture)
  fixture.elsewhere({ instructor: KAI })
  type({ dives: 'Paper logbook' })
  await pause()
  expect(fixture.stored()).toMatchObject({
    instructor: { number: 500001 },
    evidence: { dives: 'Paper logbook' },
  })
  expect(fields().instructor?.name).toBe('Kai Nakamura')
})

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)(
  'changes of the same field on two devices: nothing is overwritten until %s is chosen',
  async (whose, left) => {
    const fixture = setUp()
    const { type, draft, fields, state, pause } = await aForm(fixture)
    fixture.elsewhere({ evidence: { dives: 'Theirs' } })
    type({ dives: 'Mine' })
    await pause()
    expect(state()).toMatchObject({ kind: 'conflict', conflicts: ['dives'] })
    expect(fixture.stored().evidence.dives).toBe('Theirs')
    draft.choose(whose)
    await vi.advanceTimersByTimeAsync(0)
    expect(fixture.stored().evidence.dives).toBe(left)
    expect(fields().dives).toBe(left)
    expect(draft.isSafe()).toBe(true)
  },
)

test('[ST-03] a draft that was sent elsewhere accepts no more changes', async () => {
  const fixture = setUp()
  const { type, state, shown, pause } = await aForm(fixture)
  fixture.elsewhere({ status: 'Submitted to Instructor' })
  type({ dives: 'Too late' })
  await pause()
  expect(state()).toEqual({ kind: 'gone' })
  expect(shown().status).toBe('Submitted to Instructor')
  expect(fixture.stored().evidence).toEqual({})
})

test('[VA-06] a number that the server rejects is reported with its problem code', async () => {
  const fixture = setUp()
  vi.mocked(fixture.write.save).mockRejectedValueOnce(
    new CallFailed('', { kind: 'refused', status: 422, problem: 'unknown-instructor' }),
  )
  const { type, state, pause } = await aForm(fixture)
  type({ instructor: KAI })
  await pause()
  expect(state()).toEqual({ kind: 'refused', because: 'unknown-instructor' })
})

test('typing something and undoing it is no change', async () => {
  const fixture = setUp()
  const { type, draft, pause } = await aForm(fixture)
  type({ dives: 'Paper' })
  type({ dives: '' })
  await pause()
  expect(fixture.write.save).not.toHaveBeenCalled()
  expect(draft.isSafe()).toBe(true)
})
