import { memberStatus } from '@fathom/contract/club'
import { afterEach, expect, test, vi } from 'vitest'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { type } from '../../../shared/testing/render.tsx'
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
    vi.waitFor(() => {
      const label = [...place.querySelectorAll('label')].find((each) => each.textContent?.startsWith(name))
      const input = label && place.querySelector<HTMLInputElement>(`[id="${label.htmlFor}"]`)
      if (!input) throw new Error(`no ${name}`)
      return input
    })
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
  await said('You’re offline. Your number wasn’t saved. Save it when you’re online.')
})

test('[ER-01] a number that the service rejects says so without blaming the connection', async () => {
  const { place, field, said, submit } = await open({ '/sync-queue': 500 })
  await submit(await field('Mobile phone'), '+46 70 123 45 68')
  await said('We couldn’t save your number. Try again.')
  expect(place.textContent).not.toContain('You’re offline. Your number')
})

test('[VA-06] an invalid number is reported before any call, and surrounding spaces are ignored', async () => {
  const info = { name: 'Kai Nakamura', city: 'Dahab', affiliateId: 200001, sub: null, availableCredit: null }
  const memberInfo = { ...info, address: { addressLine1: '', city: 'Dahab', countryId: 'EG' } }
  const graph = vi.fn(({ body }: { body: string }) =>
    body.includes('memberNumber') ? { data: { memberInfo } } : { data: { formsTotal: 0 } },
  )
  const lookups = () => graph.mock.calls.filter(([{ body }]) => body.includes('memberNumber'))
  const { place, field, said, submit } = await open({ '/api/pro/graphql': graph })
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

const pressed = async (name: string) => {
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  })
  button.click()
}

test('[VA-06] [CA-28] finds an instructor or a store by number, or reports that there is none', async () => {
  const info = { affiliateId: 200001, sub: null, availableCredit: null }
  const memberInfo = {
    ...info,
    name: 'Kai Nakamura',
    address: { addressLine1: '', city: 'Dahab', countryId: 'EG' },
  }
  const storeInfo = {
    ...info,
    name: 'Bluewater',
    address: { addressLine1: 'Harbour Street 1', city: 'Dahab', countryId: 'EG' },
  }
  const { place, field, said, submit } = await open({
    '/api/pro/graphql': ({ body }: { body: string }) => {
      const { memberNumber, storeNumber } = JSON.parse(body).variables ?? {}
      return {
        data: {
          formsTotal: 0,
          memberInfo: memberNumber === 500_001 ? memberInfo : null,
          storeInfo: storeNumber === 7001 ? storeInfo : null,
        },
      }
    },
  })
  await submit(await field('Instructor number'), '999999')
  await said('Instructor number not found')
  await submit(await field('Instructor number'), '500 001')
  await said('Kai Nakamura')
  expect(place.querySelector('ul[aria-label="Found"]')?.textContent).toContain('Dahab')
  ;[...place.querySelectorAll('label')].find(({ textContent }) => textContent === 'Dive center')?.click()
  await submit(await field('Dive center number'), '1')
  await said('Store number not found')
  await submit(await field('Dive center number'), '7001')
  await said('Harbour Street 1')
})

const queued = (phoneNumber: string, phoneVersion: number) => ({
  id: 'e-2',
  phoneNumber,
  status: 'kept',
  phoneVersion,
})

test('[CA-11] a number without its country code is refused at the field, and an empty one is removed', async () => {
  const sent: string[] = []
  const { field, said, submit } = await open({
    '/sync-queue': ({ body }: { body: string }) => {
      const { phoneNumber } = JSON.parse(body)
      sent.push(phoneNumber)
      return queued(phoneNumber, 2)
    },
  })
  const phone = await field('Mobile phone')
  await submit(phone, '070 123')
  await said('Enter the number with its country code, such as +46 70 123 45 67')
  expect(document.activeElement).toBe(phone)
  expect(sent).toEqual([])
  type(phone, '')
  await pressed('Remove number')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Phone number removed'))
  expect([sent, phone.value]).toEqual([[''], ''])
})

test("[CA-11] a number that another tab saved isn't overwritten: the person chooses", async () => {
  const sent: string[] = []
  const theirs = { phone: { phoneNumber: '+46700000002', status: 'kept', eventId: null }, phoneVersion: 2 }
  const { field, submit } = await open({
    '/sync-queue': ({ body }: { body: string }) => {
      const { phoneNumber } = JSON.parse(body)
      sent.push(phoneNumber)
      return sent.length === 3
        ? queued(phoneNumber, 4)
        : Response.json({ problem: 'stale', current: theirs }, { status: 409 })
    },
  })
  const phone = await field('Mobile phone')
  await submit(phone, '+46 70 000 00 01')
  const dialog = () => document.querySelector('[role=alertdialog][open]')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('+46 700000002'))
  await pressed('Use the other one')
  await vi.waitFor(() => expect([phone.value, dialog()]).toEqual(['+46 700000002', null]))
  await submit(phone, '+46 70 000 00 04')
  await pressed('Keep mine')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Phone number saved'))
  expect(sent).toHaveLength(3)
  expect(sent.at(-1)).toBe(sent.at(-2))
})

const signedInAs = (type: number) => ({
  '/session/refresh': {
    idToken: anIdToken({ email: ACCOUNT.email, affiliate_type_id: type }),
    expiresAt: '2100-01-01T00:00:00Z',
    sessionId: 's-1',
  },
})

test('[VA-02] the e-mail address is read-only, and the page says why', async () => {
  const { place, field } = await open()
  const email = await field('Email')
  expect([email.value, email.readOnly]).toEqual(['ines@fathom.test', true])
  const described = (email.getAttribute('aria-describedby') ?? '').split(' ')
  const words = described.map((id) => place.querySelector(`[id="${id}"]`)?.textContent)
  expect(words).toContain('You sign in with this email, so it can’t be changed.')
})

test('[CA-11] a phone number that failed permanently can be sent again', async () => {
  const sent: unknown[] = []
  const { place, said } = await open({
    '/user/ines%40fathom.test': {
      ...ACCOUNT,
      phone: { phoneNumber: '+46701234567', status: 'failed', eventId: 'e-1' },
    },
    '/sync-queue': ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return 500
    },
  })
  await said('Not updated everywhere')
  const again = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send again')
  again?.click()
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain('+46 701234567'))
})

test("[RO-04] a host without pro doesn't request the member status, even for a professional", async () => {
  const graph = vi.fn(() => ({ data: { formsTotal: 0 } }))
  const { app, said, place } = await open({ ...signedInAs(2), '/api/pro/graphql': graph })
  await said('Affiliate number')
  await vi.waitFor(() => expect(graph).toHaveBeenCalled())
  const bodies = app.fetch.mock.calls.map(([, init]) => String(init?.body ?? ''))
  expect(bodies.filter((body) => body.includes(memberStatus.id))).toEqual([])
  expect(place.textContent).not.toContain('Member number')
})

test('an account that does not load says so, and loads on retry', async () => {
  let isDown = true
  const { place, said, field } = await open({ '/user/ines%40fathom.test': () => (isDown ? 404 : ACCOUNT) })
  await said('We couldn’t load your account.')
  isDown = false
  const retry = [...place.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === 'Try again',
  )
  ;(retry as HTMLElement).click()
  expect((await field('Email')).value).toBe('ines@fathom.test')
})

test('the account links to profile, settings and preferences', async () => {
  const { app, place, said } = await open()
  await said('More about you')
  const links = [...place.querySelectorAll<HTMLElement>('ul[aria-label="More about you"] a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Profile', 'Settings', 'Preference center'])
  links[1]?.click()
  await vi.waitFor(async () => expect(await restOf(app)).toBe('/settings'))
})
