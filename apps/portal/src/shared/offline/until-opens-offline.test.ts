import { afterEach, expect, test } from 'vitest'
import { aComingWorker, withoutWorker } from './a-worker.ts'
import { untilOpensOffline } from './until-opens-offline.ts'

afterEach(() => void withoutWorker())

test('the portal opens without a signal once its worker is in charge and has the words', async () => {
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

test('a worker that gives up, or words that do not come, are told', async () => {
  const failing = aComingWorker()
  const gaveUp = untilOpensOffline('en-US')
  const silent = aComingWorker(false)
  const wordless = untilOpensOffline('en-US')
  failing.become('redundant')
  silent.become('activated')
  await expect(gaveUp).rejects.toThrow('did not come')
  await expect(wordless).rejects.toThrow('words of en-US')
})

test('where there are no workers there is nothing to wait for', async () => {
  await untilOpensOffline('en-US')
})
