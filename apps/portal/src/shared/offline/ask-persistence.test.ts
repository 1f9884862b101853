import { afterEach, expect, test, vi } from 'vitest'
import { askPersistence } from './ask-persistence.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the browser is asked once to keep what is stored', async () => {
  const persist = vi.fn(async () => false)
  vi.stubGlobal('navigator', { storage: { persist } })
  await askPersistence()
  await askPersistence()
  expect(persist).toHaveBeenCalledTimes(1)
})

test('a browser that cannot be asked is left alone', async () => {
  vi.stubGlobal('navigator', {})
  await expect(askPersistence()).resolves.toBeUndefined()
})
