import { afterEach, expect, test, vi } from 'vitest'
import { anIdToken } from '../../../shared/an-id-token.ts'
import { type } from '../../../shared/ui/testing/render.tsx'
import { type Answers, anApp, restOf, show } from '../../testing/app.fixture.tsx'

const ACCOUNT = {
  affiliateId: 100001,
  email: 'ines@fathom.test',
  firstName: 'Ines',
  middleName: '',
  lastName: 'Marin',
  birthDate: '1991-08-02',
  gender: '',
  languageCode: 'en-US',
  phone: { phoneNumber: '+46701234567', status: 'kept', eventId: null },
  phoneVersion: 1,
  version: 1,
  isManagedElsewhere: false,
  createdAt: '2026-01-01T10:00:00Z',
  passwordChangedAt: null,
  deleteAfter: null,
}

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

async function open(answers: Answers = {}) {
  const app = await anApp('/account', {
    '/session/refresh': {
      idToken: anIdToken({ email: ACCOUNT.email }),
      expiresAt: '2100-01-01T00:00:00Z',
      sessionId: 's-1',
    },
    '/user/ines%40fathom.test': ACCOUNT,
    ...answers,
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const field = (name: string) =>
    vi.waitFor(
      () => {
        const label = [...place.querySelectorAll('label')].find((each) => each.textContent?.startsWith(name))
        const input = label && place.querySelector<HTMLInputElement>(`[id="${label.htmlFor}"]`)
        if (!input) throw new Error(`no ${name}`)
        return input
      },
      { timeout: 10_000 },
    )
  const said = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text))
  const submit = async (input: HTMLInputElement, text: string) => {
    type(input, text)
    await vi.waitFor(() => expect(input.value).toBe(text))
    input.form?.requestSubmit()
  }
  return { app, place, field, said, submit }
}

test('[CA-11] a saved number shows its country separately, and the same number in another notation is no change', async () => {
  const { place, field } = await open()
  const phone = await field('Mobile phone')
  expect(phone.value).toBe('+46 701234567')
  type(phone, '+46 70 123 45 67')
  await vi.waitFor(() => expect(phone.value).toBe('+46 70 123 45 67'))
  expect(place.textContent).not.toContain('Save number')
})

test('[ER-01] saving a number offline says so by name', async () => {
  const { field, said, submit } = await open({ '/sync-queue': new TypeError('Failed to fetch') })
  await submit(await field('Mobile phone'), '+46 70 123 45 68')
  await said('No signal. Your number was not saved. Save it when the signal is back.')
})

test('[ER-01] a number that the service rejects says so without blaming the connection', async () => {
  const { place, field, said, submit } = await open({ '/sync-queue': 500 })
  await submit(await field('Mobile phone'), '+46 70 123 45 68')
  await said('Your number was not saved. Try again in a moment.')
  expect(place.textContent).not.toContain('No signal')
})

test('[VA-06] an invalid number is reported before any call, and surrounding spaces are ignored', async () => {
  const info = { name: 'Kai Nakamura', city: 'Dahab', affiliateId: 200001, sub: null, availableCredit: null }
  const memberInfo = { ...info, address: { addressLine1: '', city: 'Dahab', countryId: 'EG' } }
  const asked = vi.fn(({ body }: { body: string }) =>
    body.includes('memberNumber') ? { data: { memberInfo } } : { data: { formsTotal: 0 } },
  )
  const lookups = () => asked.mock.calls.filter(([{ body }]) => body.includes('memberNumber'))
  const { place, field, said, submit } = await open({ '/api/pro/graphql': asked })
  const number = await field('Instructor number')
  for (const typed of ['-1', '1e3']) {
    await submit(number, typed)
    await said('Use digits only, such as 500001')
  }
  await submit(number, '0')
  await said('Instructor number not found')
  await submit(number, '')
  await said('Enter an instructor number')
  expect(lookups()).toEqual([])
  await submit(number, ' 500001 ')
  await said('Kai Nakamura')
  expect(place.textContent).not.toContain('digits only')
  expect(lookups()).toHaveLength(1)
})
