import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { isMarked } from '../../../shared/offline/pending-marks.ts'
import { deviceSigned, type SignedForm } from '../fill/outbox/signed-form.ts'
import { formsSender } from './forms-sender.ts'

const FORM = { affiliateId: 7, documentId: 'd-1', submission: { form: 'liability-release' } } as SignedForm

function begin(post: () => Promise<unknown>) {
  const queries = new QueryClient()
  return startOutbox(queries, [formsSender({ http: { post } } as unknown as Calls, queries, 7)])
}

let end: (() => void) | undefined
afterEach(() => end?.())

test('[SC-09] forms that were signed offline are sent from whichever page is open', async () => {
  await deviceSigned.put(FORM.documentId, FORM)
  const post = vi.fn(async (): Promise<unknown> => Promise.reject(new Error('no answer')))
  end = begin(post)
  await vi.waitFor(async () => expect((await deviceSigned.find('d-1'))?.hasFailed).toBe(true))
  expect(isMarked('forms.signed-waiting')).toBe(true)
  post.mockResolvedValue({ documentId: 'd-1' })
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await deviceSigned.list()).toEqual([]))
  expect([post.mock.calls.length, isMarked('forms.signed-waiting')]).toEqual([2, false])
})

test('the storage is not opened when the flag says that nothing is waiting', async () => {
  await deviceSigned.put(FORM.documentId, FORM)
  localStorage.clear()
  const post = vi.fn(async () => ({ documentId: 'd-1' }))
  end = begin(post)
  dispatchEvent(new Event('online'))
  // Once this run of another user is done, theirs would be too.
  await formsSender({ http: { post } } as unknown as Calls, new QueryClient(), 8).send()
  expect(post).not.toHaveBeenCalled()
  await deviceSigned.remove(FORM.documentId)
})
