import { expect, vi } from 'vitest'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { anApp, restOf, show } from '../../testing/app.fixture.tsx'

export const ACCOUNT = {
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

let shown: ReturnType<typeof show> | undefined
/** Leaves the page as a reload does: what is stored in the tab stays. */
export const closeProfile = () => shown?.unmount()

export async function openProfile(
  account: Partial<typeof ACCOUNT> = {},
  mailingAddress: object | null = null,
  more: Parameters<typeof anApp>[1] = {},
) {
  // happy-dom announces each collapse of a date's selection, which collapses it again.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
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
