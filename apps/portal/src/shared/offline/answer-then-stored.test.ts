import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../http/index.ts'
import { answerThenStored } from './answer-then-stored.ts'
import { forgetAnswers } from './stored-answers.fixture.ts'
import { deviceAnswers, isFromDevice } from './stored-answers.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await forgetAnswers()
})

const OF = { affiliateId: 1, name: 'profile' }
const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))
const refused = () => Promise.reject(new CallFailed('no', { kind: 'refused', status: 403 }))
const untilStored = () =>
  vi.waitFor(async () => expect(await deviceAnswers.find('1.profile')).toMatchObject({ answer: 'mine' }))

test('[BO-01] [BO-02] an answer is stored after it was given, comes from the device when the server is away, and says so', async () => {
  expect(await answerThenStored(OF, async () => 'mine')).toBe('mine')
  await untilStored()
  expect(isFromDevice(OF)).toBe(false)
  expect(await answerThenStored(OF, lost)).toBe('mine')
  expect(isFromDevice(OF)).toBe(true)
  expect(await answerThenStored(OF, async () => 'mine')).toBe('mine')
  await vi.waitFor(() => expect(isFromDevice(OF)).toBe(false))
})

test('offline, nothing is asked; a refusal is passed on', async () => {
  await answerThenStored(OF, async () => 'mine')
  await untilStored()
  await expect(answerThenStored(OF, refused)).rejects.toThrow('no')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const server = vi.fn(lost)
  expect(await answerThenStored(OF, server)).toBe('mine')
  expect(server).not.toHaveBeenCalled()
})

test('answers to nobody are not stored', async () => {
  const nobody = { affiliateId: undefined, name: 'profile' }
  expect(await answerThenStored(nobody, async () => 'all')).toBe('all')
  await expect(answerThenStored(nobody, lost)).rejects.toThrow('lost')
})
