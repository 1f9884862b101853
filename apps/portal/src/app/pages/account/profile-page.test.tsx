import { expect, test, vi } from 'vitest'
import { type } from '../../../shared/testing/render.tsx'
import { ACCOUNT, closeProfile, openProfile } from './open-profile.fixture.ts'

const NO_SUCH_DAY = 'This month doesn’t have that day'

test('[CA-19] Undo also clears a partly typed country when none was saved', async () => {
  const { find } = await openProfile()
  const country = () => find<HTMLInputElement>('input[role=combobox]')
  type(await country(), 'swe')
  type(await find<HTMLInputElement>('input[autocomplete=address-line1]'), 'Linnégatan 12')
  expect((await country()).value).toBe('swe')
  const undo = await find('button', 'Undo')
  undo.click()
  await vi.waitFor(async () => expect((await country()).value).toBe(''))
})

/** Types into a part of a date, the way React Aria reads it. */
function typeDate(segment: HTMLElement, text: string) {
  segment.focus()
  for (const data of text)
    segment.dispatchEvent(
      new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
    )
}

test('[VA-02] the e-mail address is read-only, and the page says why', async () => {
  const { find, said } = await openProfile()
  const email = await find<HTMLInputElement>('input[type=email]')
  expect([email.value, email.readOnly]).toEqual(['ines@fathom.test', true])
  await said('You sign in with your email. It can’t be changed.')
})

test('[TS-05] a birth date that nobody has confirmed says so, and what to do', async () => {
  const line = 'Show an identity document to your instructor or dive center.'
  const { said } = await openProfile({ isBirthDateUnconfirmed: true })
  await said(line)
  closeProfile()
  const confirmed = await openProfile({ isBirthDateUnconfirmed: false })
  await confirmed.find('[data-type=year]')
  expect(confirmed.place.textContent).not.toContain(line)
})

test('[EN-02] a birth date in the future is rejected next to its field, which gets the focus', async () => {
  const { app, place, find, said, save } = await openProfile()
  typeDate(await find('[data-type=year]'), '2090')
  await save()
  await said('Choose a date that isn’t in the future')
  expect(document.activeElement?.getAttribute('data-type')).toBe('day')
  typeDate(await find('[data-type=year]'), '1990')
  await vi.waitFor(() => expect(place.textContent).not.toContain('Choose a date that isn’t in the future'))
  await save()
  await vi.waitFor(() => {
    const put = app.fetch.mock.calls.find(([, init]) => init?.method === 'PUT')
    expect(String(put?.[1]?.body)).toContain('1990-08-02')
  })
})

test("[EN-02] a day that doesn't exist is reported and not saved", async () => {
  const { app, place, find, said, save } = await openProfile()
  typeDate(await find('[data-type=day]'), '30')
  typeDate(await find('[data-type=month]'), '2')
  await said(NO_SUCH_DAY)
  await save()
  await said(NO_SUCH_DAY)
  expect(app.fetch.mock.calls.filter(([, init]) => init?.method === 'PUT')).toEqual([])
  typeDate(await find('[data-type=month]'), '3')
  await vi.waitFor(() => expect(place.textContent).not.toContain(NO_SUCH_DAY))
})

test('[EN-02] an invisible name is rejected as missing, one of 301 characters as too long, and hidden direction marks as unprintable', async () => {
  const { find, said, save } = await openProfile()
  const first = await find<HTMLInputElement>('input[autocomplete=given-name]')
  type(first, '\u3164\u2800')
  const last = await find<HTMLInputElement>('input[autocomplete=family-name]')
  type(last, 'L'.repeat(301))
  await save()
  await said('Enter your first name')
  expect(last.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(first)
  type(first, 'عبد الله 🐠 李')
  type(last, 'Evil\u202eName')
  await save()
  await vi.waitFor(() => expect(document.activeElement).toBe(last))
  expect(first.getAttribute('aria-invalid')).not.toBe('true')
})

test('[TS-17] another name asks who one is in a dialog; closing it keeps the draft, and the password saves it', async () => {
  let isProved = false
  const refusal = () => Response.json({ problem: 'authentication-needed', errors: [] }, { status: 403 })
  const saved: string[] = []
  const { place, find, save } = await openProfile({}, null, {
    '/user/update/ines%40fathom.test': ({ body }: { body: string }) => {
      if (!isProved) return refusal()
      saved.push(JSON.parse(body).lastName)
      return { ...ACCOUNT, lastName: 'Marin-Holt', version: 2 }
    },
    '/user/authenticate': ({ method }: { method: string }) => {
      if (method === 'GET') return { isManagedElsewhere: false, hasPasskey: false }
      isProved = true
      return { until: '2026-11-03T10:05:00Z' }
    },
  })
  const last = await find<HTMLInputElement>('input[autocomplete=family-name]')
  type(last, 'Marin-Holt')
  await save()
  await find('dialog[open] h2', 'Confirm it’s you')
  const cancel = await find('dialog[open] button', 'Cancel')
  cancel.click()
  await vi.waitFor(() => expect(place.querySelector('dialog[open]')).toBeNull())
  expect([last.value, place.querySelector('[role=alert]')?.textContent ?? '']).toEqual(['Marin-Holt', ''])
  await save()
  type(await find<HTMLInputElement>('dialog[open] input'), 'Reef1234')
  const submit = await find('dialog[open] button[type=submit]')
  submit.click()
  await vi.waitFor(() => expect(saved).toEqual(['Marin-Holt']))
  await vi.waitFor(() => expect(place.querySelector('dialog[open]')).toBeNull())
})
