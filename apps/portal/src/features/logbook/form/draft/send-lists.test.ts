import type { LogListsInput } from '@fathom/contract/logbook'
import { contentOf } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { aLog } from '../state/dive-log.fixture.ts'
import { sendLists } from './send-lists.ts'
import type { StoredDive } from './stored-dive.ts'

/** A dive that got a tag on this device. */
function tagged(id: string, change: Partial<StoredDive> = {}): StoredDive {
  const base = aLog({ id, status: 'Published', version: 3 })
  const content = contentOf(base)
  return {
    ...{ id, key: id, affiliateId: 1, logType: 'Recreational', base, request: 'Published' },
    savedAt: '2026-05-16T08:00:00Z',
    content: { ...content, experience: { ...content.experience, tags: ['Wreck'] } },
    ...change,
  }
}

async function aDevice(...all: StoredDive[]) {
  const dives = createMemoryStore<StoredDive>()
  for (const each of all) await dives.put(each.key ?? each.id, each)
  const write = vi.fn(async (logs: readonly LogListsInput[]) =>
    logs.map(({ id }) => ({ id, problem: null as string | null })),
  )
  const send = (held: readonly string[] = []) =>
    sendLists({ dives, affiliateId: 1, isHeld: (id) => held.includes(id), write })
  const left = async () => (await dives.list()).map(({ id }) => id)
  return { write, send, left, dives }
}

test('[LO-08] a hundred dives are changed by one call, which has only the lists that changed', async () => {
  const ids = Array.from({ length: 130 }, (_, at) => `d${at}`)
  const { write, send, left } = await aDevice(...ids.map((id) => tagged(id)))
  expect(await send()).toEqual({ sent: 130, lost: new Set() })
  expect(write.mock.calls.map(([logs]) => logs.length)).toEqual([100, 30])
  expect(write.mock.calls[0]?.[0][0]).toEqual({ id: 'd0', version: 3, tags: ['Wreck'] })
  expect(await left()).toEqual([])
})

test('[LO-08] what changes more than lists, waits for its diver, is of others or is to be deleted goes another way', async () => {
  const title = tagged('title')
  const { write, send, left } = await aDevice(
    tagged('a'),
    tagged('b'),
    { ...title, content: { ...title.content, title: 'New' } },
    tagged('new', { base: null }),
    tagged('unsaved', { request: undefined }),
    tagged('theirs', { affiliateId: 2 }),
    tagged('deleted'),
    tagged('twice'),
    tagged('twice', { key: 'other form' }),
  )
  await send(['deleted'])
  expect(write.mock.calls.flatMap(([logs]) => logs.map(({ id }) => id))).toEqual(['a', 'b'])
  expect(await left()).toEqual(['title', 'new', 'unsaved', 'theirs', 'deleted', 'twice', 'twice'])
})

test('[LO-08] a dive that the server refuses stays for the usual way; without an answer all stay, and are not tried one by one', async () => {
  const { write, send, left } = await aDevice(tagged('a'), tagged('b'))
  write.mockResolvedValueOnce([
    { id: 'a', problem: 'stale' },
    { id: 'b', problem: null },
  ])
  expect(await send()).toEqual({ sent: 1, lost: new Set() })
  expect(await left()).toEqual(['a'])
  const lost = await aDevice(tagged('a'), tagged('b'))
  lost.write.mockRejectedValueOnce(new CallFailed('', { kind: 'network' }))
  expect(await lost.send()).toEqual({ sent: 0, lost: new Set(['a', 'b']) })
  expect(await lost.left()).toEqual(['a', 'b'])
})
