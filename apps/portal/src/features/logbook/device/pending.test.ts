import { contentOf, type DiveLog } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import type { StoredDive } from '../form/draft/stored-dive.ts'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { type StoredDelete, withPending } from './pending.ts'

const BASE = aLog({ id: 'a', status: 'Published', title: 'Reef', version: 3 })
const EARLY = '2026-05-16T08:00:00Z'
const LATE = '2026-05-16T09:00:00Z'

const stored = (...logs: DiveLog[]) => logs.map((log) => ({ log, seal: null, code: null }))

function aDraft(log: DiveLog | null, change: Partial<DiveLog>, more: Partial<StoredDive> = {}): StoredDive {
  const { id, affiliateId, logType } = log ?? BASE
  const content = { ...contentOf(log ?? BASE), ...change }
  return { id, affiliateId, logType, content, base: log, savedAt: EARLY, request: 'Published', ...more }
}

const aDelete = (version: number): StoredDelete => ({
  ...{ id: 'a', affiliateId: 100001, logType: 'Recreational' },
  ...{ version, title: 'Reef', deletedAt: EARLY },
})

const shown = (
  logs: readonly DiveLog[],
  pending: { drafts?: StoredDive[]; deletes?: StoredDelete[] },
  wholeAt?: string,
) =>
  withPending(stored(...logs), { drafts: [], deletes: [], ...pending }, wholeAt).map(({ log, waits }) => ({
    title: log.title,
    status: log.status,
    waits,
  }))

test('[BO-03] a new dive saved offline is in the logbook and waits', () => {
  const drafts = [aDraft(null, { title: 'At sea' }, { id: 'n' })]
  expect(shown([BASE], { drafts })).toEqual([
    { title: 'Reef', status: 'Published', waits: undefined },
    { title: 'At sea', status: 'Published', waits: 'upload' },
  ])
})

test('[BO-03] a changed dive shows its changes and waits, with what another device changed meanwhile', () => {
  const theirs = { ...BASE, version: 4, location: 'Elsewhere' }
  const [dive] = withPending(stored(theirs), { drafts: [aDraft(BASE, { title: 'Mine' })], deletes: [] }, LATE)
  expect(dive).toMatchObject({ log: { title: 'Mine', location: 'Elsewhere', version: 4 }, waits: 'upload' })
})

test('[BO-04] the same field changed on two devices waits for the diver', () => {
  const theirs = { ...BASE, version: 4, title: 'Theirs' }
  expect(shown([theirs], { drafts: [aDraft(BASE, { title: 'Mine' })] })).toEqual([
    { title: 'Mine', status: 'Published', waits: 'conflict' },
  ])
})

test('a published dive whose changes were not saved stays as it is', () => {
  const drafts = [aDraft(BASE, { title: 'Half typed' }, { request: undefined })]
  expect(shown([BASE], { drafts })).toEqual([{ title: 'Reef', status: 'Published', waits: undefined }])
})

test('[BO-04] unsaved changes of a published dive that was changed elsewhere in the same field ask the diver', () => {
  const drafts = [aDraft(BASE, { title: 'Mine' }, { request: undefined })]
  expect(shown([{ ...BASE, title: 'Theirs', version: 4 }], { drafts })).toEqual([
    { title: 'Theirs', status: 'Published', waits: 'conflict' },
  ])
})

test('a training dive that waits to be sent can still be changed', () => {
  const draft = aLog({ id: 't', logType: 'Training', title: 'Skills' })
  const drafts = [aDraft(draft, { title: 'All skills' }, { request: 'Pending' })]
  expect(shown([draft], { drafts })).toEqual([{ title: 'All skills', status: 'Draft', waits: 'upload' }])
})

test('of two visits the later one counts', () => {
  const drafts = [
    aDraft(null, { title: 'Later' }, { id: 'n', key: 'n.2', savedAt: LATE }),
    aDraft(null, { title: 'Earlier' }, { id: 'n', key: 'n.1' }),
  ]
  expect(shown([], { drafts })).toEqual([{ title: 'Later', status: 'Published', waits: 'upload' }])
})

test('[BO-04] an edit of a dive that was deleted elsewhere stays and asks', () => {
  const drafts = [aDraft(BASE, { title: 'Mine' })]
  expect(shown([], { drafts }, LATE)).toEqual([
    { title: 'Mine', status: 'Published', waits: 'deleted-elsewhere' },
  ])
  // Not known yet: the device has not read everything, or read it before.
  for (const wholeAt of [undefined, '2026-05-16T07:00:00Z'])
    expect(shown([], { drafts }, wholeAt)).toEqual([{ title: 'Mine', status: 'Published', waits: 'upload' }])
})

test('[BO-04] a deleted dive is hidden at once; one that changed elsewhere stays and asks', () => {
  expect(shown([BASE], { deletes: [aDelete(3)] })).toEqual([])
  expect(shown([BASE], { deletes: [aDelete(3)], drafts: [aDraft(BASE, { title: 'Mine' })] })).toEqual([])
  expect(shown([{ ...BASE, version: 4, title: 'Theirs' }], { deletes: [aDelete(3)] })).toEqual([
    { title: 'Theirs', status: 'Published', waits: 'changed-elsewhere' },
  ])
})

test('what the device has not read back yet is not taken for a conflict', () => {
  const saved = { ...BASE, version: 4, title: 'Saved' }
  const drafts = [aDraft(saved, { title: 'Saved again' })]
  expect(shown([BASE], { drafts })).toEqual([{ title: 'Saved again', status: 'Published', waits: 'upload' }])
})

test('[BO-07] a dive that the server says is gone asks, although the clock was a day ahead when it was typed', () => {
  const tomorrow = { savedAt: '2026-05-17T08:00:00Z' }
  expect(
    shown([], { drafts: [aDraft(BASE, { title: 'Mine' }, { ...tomorrow, isGone: true })] }, LATE),
  ).toEqual([{ title: 'Mine', status: 'Published', waits: 'deleted-elsewhere' }])
})

test('[BO-07] a new dive whose answer got lost asks where another device changed it since', () => {
  const mine = aDraft(null, { title: 'Mine' })
  const waitsOf = (version: number) =>
    shown([{ ...BASE, title: 'Theirs', version }], { drafts: [mine] })[0]?.waits
  // The first version is what this device sent.
  expect(waitsOf(1)).toBe('upload')
  expect(waitsOf(2)).toBe('conflict')
})
