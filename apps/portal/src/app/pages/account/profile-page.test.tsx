import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anIdToken } from '../../../shared/an-id-token.ts'
import { type } from '../../../shared/ui/testing/render.tsx'
import { anApp, restOf, show } from '../../testing/app.fixture.tsx'

const ACCOUNT = {
  affiliateId: 100001,
  email: 'ines@fathom.test',
  firstName: 'Ines',
  middleName: '',
  lastName: 'Marin',
  birthDate: '1991-08-02',
  gender: '',
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

let shown: ReturnType<typeof show> | undefined
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

test('[CA-19] Undo also clears a partly typed country when none was saved', async () => {
  const app = await anApp('/profile', {
    '/session/refresh': {
      idToken: anIdToken({ email: ACCOUNT.email }),
      expiresAt: '2100-01-01T00:00:00Z',
      sessionId: 's-1',
    },
    '/user/ines%40fathom.test': ACCOUNT,
    '/profiles/100001': { fullName: 'Ines Marin', dob: '', mailingAddress: null, mailingAddressVersion: 0 },
    '/countries': { items: [SWEDEN] },
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const find = <Kind extends HTMLElement>(selector: string, words?: string) =>
    vi.waitFor(
      () => {
        const all = [...place.querySelectorAll<Kind>(selector)]
        const found = all.find(({ textContent }) => words === undefined || textContent === words)
        if (!found) throw new Error(`no ${selector} ${words ?? ''}`)
        return found
      },
      { timeout: 10_000 },
    )
  const country = () => find<HTMLInputElement>('input[role=combobox]')
  type(await country(), 'swe')
  type(await find<HTMLInputElement>('input[autocomplete=address-line1]'), 'Linnégatan 12')
  expect((await country()).value).toBe('swe')
  const undo = await find('button', 'Undo')
  undo.click()
  await vi.waitFor(async () => expect((await country()).value).toBe(''))
})
