import { afterEach, expect, test } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { ALL_NO } from './draft/form.fixture.ts'
import { deviceForms } from './draft/stored-form.ts'
import { aFillScreen, soon } from './fill-screen.fixture.tsx'
import { deviceSigned } from './outbox/signed-form.ts'

let shown: Awaited<ReturnType<typeof aFillScreen>> | undefined
afterEach(async () => {
  shown?.unmount()
  await deviceForms.remove('100001.medical-questionnaire')
})

test('[CA-36] a form that was signed on another device meanwhile says so, with a link to the forms', async () => {
  const versions: unknown[] = []
  shown = await aFillScreen({
    at: '?at=sign',
    answers: ALL_NO,
    more: {
      'POST data': (body) => {
        versions.push(body.get('draftVersion'))
        throw new CallFailed('', { kind: 'refused', status: 409, problem: 'already-signed' })
      },
    },
  })
  const { place, control, text } = shown
  ;(await control('input', 'I have read and agree')).click()
  ;(await control('input', 'I agree to sign electronically')).click()
  ;(await control('button', 'Cannot draw?')).click()
  const typed = await soon(() => {
    const field = place.querySelector<HTMLInputElement>('input[type=text]')
    if (!field) throw new Error('no field')
    return field
  })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(typed, 'Ines Marin')
  typed.dispatchEvent(new Event('input', { bubbles: true }))
  ;(await control('button', 'Sign and send')).click()
  await soon(() => expect(text()).toContain('This form was already signed, on another device'))
  expect((await control<HTMLAnchorElement>('a', 'forms')).getAttribute('href')).toBe(
    '/training/forms-applications',
  )
  expect(versions).toEqual(['1'])
  expect(await deviceSigned.list()).toEqual([])
})
