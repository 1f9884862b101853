import { expect, test, vi } from 'vitest'
import type { Calls } from '../../../../shared/calls.tsx'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { ALL_NO } from '../draft/form.fixture.ts'
import { sendStoredForms } from './post-signed.ts'
import type { SignedForm } from './signed-form.ts'

const signed = (change: Partial<SignedForm> = {}): SignedForm => ({
  affiliateId: 1,
  documentId: 'd-1',
  submission: {
    form: 'medical-questionnaire',
    definitionVersion: 1,
    audience: 'diver',
    language: 'en-US',
    place: null,
    answers: ALL_NO,
    signature: { name: 'Ines', way: 'typed', mark: 'Ines', intent: true, consent: true },
  },
  ...change,
})

async function aDevice(post: () => Promise<unknown>, ...all: SignedForm[]) {
  const store = createMemoryStore<SignedForm>()
  for (const each of all) await store.put(each.documentId, each)
  const http = { post: vi.fn(post) }
  const calls = { http } as unknown as Pick<Calls, 'http'>
  const onSent = vi.fn(async () => undefined)
  return { store, http, onSent, send: () => sendStoredForms(calls, 1, store, onSent) }
}

test('[CA-36] a form that was signed offline is sent under its own id and then removed from the device', async () => {
  const { store, http, onSent, send } = await aDevice(async () => ({ documentId: 'd-1' }), signed())
  expect(await send()).toEqual({ settled: 1, pending: 0 })
  const [[, path, options]] = http.post.mock.calls as unknown as [[string, string, { body: FormData }]]
  expect([path, options.body.get('documentId')]).toEqual(['data', 'd-1'])
  expect(JSON.parse(String(options.body.get('formData')))).toMatchObject({ answers: ALL_NO })
  // Without the draft version it is accepted, whatever was signed elsewhere meanwhile.
  expect(options.body.has('draftVersion')).toBe(false)
  expect(await store.list()).toEqual([])
  expect(onSent).toHaveBeenCalledOnce()
})

test('a form that could not be sent stays, and forms of other users are not touched', async () => {
  const lost = async () => Promise.reject(new CallFailed('', { kind: 'network' }))
  const { store, http, send } = await aDevice(lost, signed(), signed({ documentId: 'd-2', affiliateId: 2 }))
  expect(await send()).toEqual({ settled: 0, pending: 1 })
  expect((await store.find('d-1'))?.hasFailed).toBe(true)
  expect(http.post).toHaveBeenCalledOnce()
  expect(await store.list()).toHaveLength(2)
})

test('a form that the server rejects stays on the device with the reason, and is not sent again', async () => {
  const gone = async () =>
    Promise.reject(new CallFailed('', { kind: 'refused', status: 409, problem: 'form-version-gone' }))
  const { store, http, onSent, send } = await aDevice(gone, signed())
  expect(await send()).toEqual({ settled: 1, pending: 0 })
  expect(onSent).not.toHaveBeenCalled()
  expect((await store.find('d-1'))?.refused).toBe('form-version-gone')
  expect(localStorage.getItem('fathom.sign-again.1')).toBe('1')
  await send()
  expect(http.post).toHaveBeenCalledOnce()
})
