import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { type } from '../../../shared/testing/render.tsx'
import { anApp, restOf, show } from '../../testing/app.fixture.tsx'

const ACCOUNT = {
  affiliateId: 100001,
  email: 'ines@fathom.test',
  firstName: 'Ines',
  middleName: '',
  lastName: 'Marin',
  birthDate: '1991-08-02',
  gender: '',
  isBirthDateUnconfirmed: false,
  languageCode: 'en-US',
  phone: null,
  phoneVersion: 0,
  version: 1,
  isManagedElsewhere: false,
  createdAt: '2026-01-01T10:00:00Z',
  passwordChangedAt: null,
  deleteAfter: null,
}
const SWEDEN = { id: 'SE', name: 'Sweden', displayName: 'Sweden', postalCode: 'required', hasStates: true }

const NO_SUCH_DAY = 'This month has no such day'

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  sessionStorage.clear()
  // happy-dom announces each collapse of a date's selection, which collapses it again.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(
  account: Partial<typeof ACCOUNT> = {},
  mailingAddress: object | null = null,
  more: Parameters<typeof anApp>[1] = {},
) {
  const app = await anApp('/profile', {
    '/session/refresh': {
      idToken: anIdToken({ email: ACCOUNT.email }),
      expiresAt: '2100-01-01T00:00:00Z',
      sessionId: 's-1',
    },
    '/user/ines%40fathom.test': { ...ACCOUNT, ...account },
    '/profiles/100001': { fullName: 'Ines Marin', dob: '', mailingAddress, mailingAddressVersion: 0 },
    '/countries': { items: [SWEDEN] },
    ...more,
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const find = <Kind extends HTMLElement>(selector: string, words?: string) =>
    vi.waitFor(() => {
      const all = [...place.querySelectorAll<Kind>(selector)]
      const found = all.find(({ textContent }) => words === undefined || textContent === words)
      if (!found) throw new Error(`no ${selector} ${words ?? ''}`)
      return found
    })
  const said = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text))
  const save = async () => (await find('button', 'Save changes')).click()
  return { app, place, find, said, save }
}

test('[CA-19] Undo also clears a partly typed country when none was saved', async () => {
  const { find } = await open()
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
  const { find, said } = await open()
  const email = await find<HTMLInputElement>('input[type=email]')
  expect([email.value, email.readOnly]).toEqual(['ines@fathom.test', true])
  await said('Your e-mail is how you sign in. It cannot be changed.')
})

test('[TS-05] a birth date that nobody has confirmed says so, and what to do', async () => {
  const line = 'Show an identity document to your instructor or dive center.'
  const { said } = await open({ isBirthDateUnconfirmed: true })
  await said(line)
  shown?.unmount()
  const confirmed = await open({ isBirthDateUnconfirmed: false })
  await confirmed.find('[data-type=year]')
  expect(confirmed.place.textContent).not.toContain(line)
})

test('[EN-02] a birth date in the future is rejected next to its field, which gets the focus', async () => {
  const { app, place, find, said, save } = await open()
  typeDate(await find('[data-type=year]'), '2090')
  await save()
  await said('This day has not come yet')
  expect(document.activeElement?.getAttribute('data-type')).toBe('month')
  typeDate(await find('[data-type=year]'), '1990')
  await vi.waitFor(() => expect(place.textContent).not.toContain('This day has not come yet'))
  await save()
  await vi.waitFor(() => {
    const put = app.fetch.mock.calls.find(([, init]) => init?.method === 'PUT')
    expect(String(put?.[1]?.body)).toContain('1990-08-02')
  })
})

test("[EN-02] a day that doesn't exist is reported and not saved", async () => {
  const { app, place, find, said, save } = await open()
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
  const { find, said, save } = await open()
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
  const { place, find, save } = await open({}, null, {
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
