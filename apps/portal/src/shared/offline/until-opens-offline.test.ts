import { afterEach, expect, test, vi } from 'vitest'
import { untilCodeStored, untilOpensOffline } from './until-opens-offline.ts'
import { aComingWorker, withoutWorker } from './worker.fixture.ts'

afterEach(() => void withoutWorker())

test('the portal opens offline once its worker is active and has the texts', async () => {
  const { become, spoken } = aComingWorker()
  let isOpen = false
  const opens = untilOpensOffline('ar-SA').then(() => {
    isOpen = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect([isOpen, spoken]).toEqual([false, []])
  become('activated')
  await opens
  expect(spoken).toEqual([{ speak: 'ar-SA' }])
})

test("a worker that fails to install, or texts that don't load, are reported", async () => {
  const failing = aComingWorker()
  const gaveUp = untilOpensOffline('en-US')
  const silent = aComingWorker(false)
  const wordless = untilOpensOffline('en-US')
  failing.become('redundant')
  silent.become('activated')
  await expect(gaveUp).rejects.toThrow('did not come')
  await expect(wordless).rejects.toThrow('words of en-US')
})

test('[BO-01] storing in the background waits for the worker, and begins also if the worker fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { become } = aComingWorker()
  let isStored = false
  const stored = untilCodeStored().then(() => {
    isStored = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(isStored).toBe(false)
  become('activated')
  await stored
  expect(warn).not.toHaveBeenCalled()
  const failing = aComingWorker()
  const gaveUp = untilCodeStored()
  await new Promise((resolve) => setTimeout(resolve))
  failing.become('redundant')
  await gaveUp
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('without service worker support there is nothing to wait for', async () => {
  await untilOpensOffline('en-US')
  await untilCodeStored()
})
