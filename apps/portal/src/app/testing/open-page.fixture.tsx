import { STAFF_RIGHTS } from '@fathom/domain/session'
import { vi } from 'vitest'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { type Answers, anApp, restOf, show } from './app.fixture.tsx'

export const soon = <T,>(check: () => T) => vi.waitFor(check)

const STAFF = 9

/** Test helper: signs in a user of this affiliate type; staff with a second factor (TS-19) and all rights (OF-01). */
export const signedInAs = (type: number): Answers => ({
  '/session/refresh': {
    idToken: anIdToken({ affiliate_type_id: type, amr: type === STAFF ? ['pwd', 'otp', 'mfa'] : ['pwd'] }),
    expiresAt: '2100-01-01T00:00:00Z',
    sessionId: 's-1',
  },
  ...(type === STAFF && { '/office/rights/own': { rights: STAFF_RIGHTS } }),
})

let shown: ReturnType<typeof show> | undefined

type App = Awaited<ReturnType<typeof anApp>>

/** Test helper: opens a page of the portal. The next call, or the end of the test, unmounts it. */
export async function anOpenPage<More extends object = object>(
  address: string,
  answers: Answers = {},
  prepare?: (app: App) => More,
) {
  const app = await anApp(address, answers)
  const more = prepare?.(app)
  await restOf(app)
  shown?.unmount()
  shown = show(app)
  const { place } = shown
  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(`main ${selector}`)]
  return {
    ...app,
    ...shown,
    text: () => place.querySelector('main')?.textContent ?? '',
    find: <E extends HTMLElement>(selector: string) => place.querySelector<E>(`main ${selector}`),
    /** Finds an element by selector and text. */
    named: (selector: string, name: string) => all(selector).find((one) => one.textContent?.trim() === name),
    requested: () => app.fetch.mock.calls.map(([input]) => String(input)),
    ...(more as More),
  }
}
