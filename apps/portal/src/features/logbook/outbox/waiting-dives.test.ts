import { beforeAll, expect, test, vi } from 'vitest'
import { i18n } from '../../../shared/i18n/index.ts'
import { giveLocks } from '../../../shared/testing/locks.fixture.ts'
import { deleteLock, storeDelete } from '../device/deletes.ts'
import { withPending } from '../device/pending.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import type { StoredDive } from '../form/draft/stored-dive.ts'
import { aContent, aLog } from '../form/state/dive-log.fixture.ts'
import { listWaitingDives } from './waiting-dives.ts'

const readWaiting = vi.hoisted(() => vi.fn())
vi.mock('../device/logbook.queries.ts', () => ({ readWaiting, deviceKey: () => ['logbook'] }))

beforeAll(() => i18n.use('en-US'))

const BASE = aLog({ id: 'a', status: 'Draft', version: 1, title: 'Reef' })

/** A device on which the draft waits, while the server has this log. */
async function entryOf(draft: Partial<StoredDive>, theirs: object | undefined) {
  const drafts: StoredDive[] = [
    {
      ...{ id: 'a', affiliateId: 1, logType: 'Recreational', base: BASE, savedAt: '2026-11-16T08:00:00Z' },
      content: aContent({ title: 'Reef' }),
      ...draft,
    },
  ]
  const server = theirs ? [{ log: { ...BASE, ...theirs }, seal: null, code: null }] : []
  const pending = { drafts, deletes: [], restores: [] }
  const dives = withPending(server, pending, '2026-11-17T08:00:00Z')
  readWaiting.mockResolvedValue({ pending, server, dives, storing: undefined, wholeAt: undefined })
  const [entry] = await listWaitingDives(1, i18n)
  return entry
}

test('[BO-04] [BO-05] a dive whose same field was changed elsewhere shows both values and leads to its form', async () => {
  const entry = await entryOf({ content: aContent({ title: 'Mine' }) }, { version: 2, title: 'Theirs' })
  expect(entry?.state).toEqual({
    kind: 'conflict',
    question: 'This dive was also changed on another device. Choose which values to keep.',
    differences: [{ name: 'Title', mine: 'Mine', theirs: 'Theirs' }],
  })
  expect(entry?.to).toBe('/logbook/log-dive/recreational/update/a')
})

test('[BO-04] [BO-05] a dive that was deleted elsewhere asks on its page', async () => {
  const entry = await entryOf({ content: aContent({ title: 'Mine' }) }, undefined)
  expect(entry?.state).toMatchObject({
    kind: 'conflict',
    question: 'This dive was deleted on another device. Your changes are saved on this device.',
  })
  expect(entry?.to).toBe('/logbook/dive/a')
})

test('[BO-05] a dive says why the server does not take it', async () => {
  const entry = await entryOf({}, {})
  expect(entry?.reasonOf?.('frozen')).toBe(i18n.current().t('logbook.refusal.frozen'))
  expect(entry?.reasonOf?.('invalid')).toBe('Something in this dive isn’t valid. Open it to see what.')
})

test('[BO-04] a delete that is being sent is not discarded as if the server had never heard of it', async () => {
  giveLocks()
  await storeDelete(BASE)
  const pending = { drafts: [], deletes: await deviceDeletes.list(), restores: [] }
  readWaiting.mockResolvedValue({ pending, server: [], dives: [], storing: undefined, wholeAt: undefined })
  const [entry] = await listWaitingDives(1, i18n)
  const sent = Promise.withResolvers<void>()
  const sending = navigator.locks.request(deleteLock(BASE.id), async () => {
    await sent.promise
    await deviceDeletes.remove(BASE.id)
  })
  const discarding = entry?.discard?.()
  // Enough time for one that doesn't wait.
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(await deviceDeletes.list()).toHaveLength(1)
  sent.resolve()
  await sending
  await (await discarding)?.()
  expect(await deviceDeletes.list()).toEqual([])
})
