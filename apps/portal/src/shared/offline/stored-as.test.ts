import { expect, test } from 'vitest'
import { createMemoryStore } from './device-store.ts'
import { savedAtAsKeptAt, storedAs } from './stored-as.ts'

type Draft = { id: string; savedAt?: string }

test('[BO-06] entries keep on the device the names that earlier versions gave them', async () => {
  const device = createMemoryStore<object>()
  const drafts = storedAs<Draft, object>(device, savedAtAsKeptAt<Draft>() as never)
  await drafts.put('a', { id: 'a', savedAt: '2026-11-19T08:00:00Z' })
  expect(await device.list()).toEqual([{ id: 'a', keptAt: '2026-11-19T08:00:00Z' }])
  await device.put('b', { id: 'b', keptAt: '2026-05-01T08:00:00Z' })
  await device.put('c', { id: 'c' })
  expect(await drafts.find('b')).toEqual({ id: 'b', savedAt: '2026-05-01T08:00:00Z' })
  expect(await drafts.find('nowhere')).toBeUndefined()
  expect((await drafts.list()).map(({ savedAt }) => savedAt)).toEqual([
    '2026-11-19T08:00:00Z',
    '2026-05-01T08:00:00Z',
    undefined,
  ])
  await drafts.remove('a')
  expect(await device.list()).toHaveLength(2)
})
