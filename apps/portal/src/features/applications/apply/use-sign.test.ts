import { expect, test, vi } from 'vitest'
import { anApplication } from '../application.fixture.ts'
import { NotSaved, sendSigned } from './use-sign.ts'

const signing = (areThere: boolean) => ({
  documents: { settle: async () => areThere },
  signature: 'Sam Adeyemi',
  application: () => anApplication(),
  adopt: vi.fn(),
})
const saver = { flush: async () => undefined, isSafe: () => true }

test('[SC-12] an application is sent after its documents are uploaded, and not if one failed', async () => {
  const save = vi.fn(async () => anApplication({ version: 2 }))
  const move = vi.fn(async () => anApplication({ version: 3, status: 'Submitted to Instructor' }))
  await expect(sendSigned(saver, { save, move }, signing(false))).rejects.toThrow(NotSaved)
  expect(save).not.toHaveBeenCalled()
  const sent = await sendSigned(saver, { save, move }, signing(true))
  expect([sent.status, move.mock.calls.length]).toEqual(['Submitted to Instructor', 1])
})
