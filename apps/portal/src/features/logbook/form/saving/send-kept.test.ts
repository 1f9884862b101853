import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../../shared/offline/keep.ts'
import { aContent, aLog } from '../state/a-log.ts'
import { findKept, type KeptDraft } from './kept-draft.ts'
import { sendKept } from './send-kept.ts'

const kept = (change: Partial<KeptDraft>): KeptDraft => ({
  id: 'a',
  affiliateId: 1,
  logType: 'Recreational',
  content: aContent(),
  base: null,
  keptAt: '2026-05-16T08:00:00Z',
  ...change,
})

async function aDevice(...all: KeptDraft[]) {
  const drafts = createMemoryKeep<KeptDraft>()
  for (const each of all) await drafts.put(each.id, each)
  const write = {
    create: vi.fn(async (id: string) => aLog({ id })),
    update: vi.fn(async (id: string) => aLog({ id })),
    restore: vi.fn(),
  }
  return { drafts, write }
}

test('drafts that a closed tab left go out, each once', async () => {
  const { drafts, write } = await aDevice(
    kept({ id: 'a' }),
    kept({ id: 'b', base: aLog({ id: 'b', title: 'Before' }) }),
  )
  expect(await sendKept(drafts, 1, () => write)).toBe(2)
  expect(write.create).toHaveBeenCalledOnce()
  expect(write.update).toHaveBeenCalledOnce()
  expect(await drafts.list()).toEqual([])
})

test('those of another diver on the same device are neither sent nor read', async () => {
  const { drafts, write } = await aDevice(kept({ affiliateId: 2 }))
  expect(await sendKept(drafts, 1, () => write)).toBe(0)
  expect(write.create).not.toHaveBeenCalled()
  expect(await findKept(drafts, 'a', 1)).toBeUndefined()
  expect(await findKept(drafts, 'a', 2)).toBeDefined()
})

test('changes of a published dive wait for the press of its diver', async () => {
  const { drafts, write } = await aDevice(kept({ base: aLog({ status: 'Published', title: 'Before' }) }))
  expect(await sendKept(drafts, 1, () => write)).toBe(0)
  expect(write.update).not.toHaveBeenCalled()
})

test('what does not get through stays', async () => {
  const { drafts, write } = await aDevice(kept({}))
  write.create.mockRejectedValue(new CallFailed('', { kind: 'network' }))
  expect(await sendKept(drafts, 1, () => write)).toBe(0)
  expect(await drafts.list()).toHaveLength(1)
})
