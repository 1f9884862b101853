import { expect, vi } from 'vitest'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { type Answers, anApp, restOf, show } from '../../testing/app.fixture.tsx'

/** The page has many parts and three text catalogues, so allow time on a busy machine. */
export const soon = (check: () => void) => vi.waitFor(check)

let shown: ReturnType<typeof show> | undefined

export const ACCOUNT = {
  isManagedElsewhere: false,
  passwordChangedAt: '2026-03-01T10:00:00Z',
  deleteAfter: null,
}
export const HERE = {
  id: 's-1',
  browser: 'Firefox',
  system: 'Linux',
  network: 'local',
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: '2026-11-02T11:30:00Z',
  current: true,
}
export const THERE = {
  ...HERE,
  id: 's-2',
  browser: '',
  system: 'iPhone',
  network: '203.0.113.0/24',
  current: false,
}

const USUAL: Answers = {
  '/session/refresh': {
    idToken: anIdToken({ email: 'ines@fathom.test' }),
    expiresAt: '2100-01-01T00:00:00Z',
    sessionId: 's-1',
  },
  '/api/logbook/graphql': {
    data: {
      unitSetting: { affiliate_id: 100001, unit: 'Metric' },
      logbookSetting: { first_dive_number: 1 },
    },
  },
  '/api/sessions/graphql': { data: { sessions: [HERE, THERE] } },
  '/user/ines%40fathom.test': ACCOUNT,
  '/passkeys': { items: [] },
  '/user/export': { latest: null },
}

/** Test helper: opens the settings; the end of the test closes them. */
export async function openSettings(answers: Answers = {}) {
  const app = await anApp('/settings', { ...USUAL, ...answers })
  await restOf(app)
  shown?.unmount()
  shown = show(app)
  const { place } = shown
  await soon(() => expect(place.querySelectorAll('main section h2').length).toBeGreaterThan(0))
  const part = (title: string) => {
    const found = [...place.querySelectorAll('main section')].find(
      (each) => each.querySelector('h2')?.textContent === title,
    )
    if (!found) throw new Error(`there is no ${title}`)
    return found
  }
  return { app, place, part }
}

/** Test helper: presses the button with this text. */
export const pressIn = (part: Element, name: RegExp) => {
  const found = [...part.querySelectorAll<HTMLElement>('button')].find(({ textContent }) =>
    name.test(textContent ?? ''),
  )
  if (!found) throw new Error(`no button ${name}`)
  found.click()
}
