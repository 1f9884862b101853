import type { QueuesWire } from '@fathom/contract/office'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { aPhotoItem } from '../queues/queue.fixture.ts'

const DAY_MS = 86_400_000

const HOME: QueuesWire = {
  queues: [
    {
      kind: 'photos',
      count: 12,
      oldest: new Date(Date.now() - 3.5 * DAY_MS).toISOString(),
      workers: [{ affiliateId: 900002, name: 'Jules Moreau' }],
    },
    { kind: 'names', count: 1, oldest: new Date().toISOString(), workers: [] },
    { kind: 'orders', count: 0, oldest: null, workers: [] },
  ],
  mine: [aPhotoItem(1)],
  failingWebhooks: 0,
  failedPurchases: 0,
  isStorageFailing: false,
  isMailFailing: false,
  today: null,
  failedJobs: [{ name: 'deliver-mail', count: 2, last: '2026-11-15T09:00:00.000Z' }],
}

test('[OF-02] home shows what waits, how old it is and who works on it, and leads into each queue', async () => {
  const { text, named, find } = await anOpenPage('/office', {
    ...signedInAs(9),
    '/office/rights/own': { rights: ['cards'] },
    '/office/queues': HOME,
  })
  await soon(() => expect(text()).toContain('Waiting: 12'))
  expect(text()).toContain('Oldest: 3 days')
  expect(text()).toContain('Oldest: today')
  expect(text()).toContain('Working on it: Jules Moreau')
  expect(text()).toContain('Failed jobs: deliver-mail (2)')
  expect(named('a', 'Photos to review')?.getAttribute('href')).toBe('/office/queues/photos')
  expect(find('a[href*="item="]')?.textContent).toBe('Diver 1')
  // OF-01: only what may be opened.
  await soon(() => expect(named('a', 'Certifications')).toBeDefined())
  expect(named('a', 'Security log')).toBeUndefined()
})

test('[OF-02] [OF-10] a purchase that needs help and a store that fails need attention', async () => {
  const { text, named } = await anOpenPage('/office', {
    ...signedInAs(9),
    '/office/rights/own': { rights: ['settings'] },
    '/office/queues': {
      ...HOME,
      mine: [],
      failedJobs: [],
      failedPurchases: 3,
      isStorageFailing: true,
      isMailFailing: true,
    },
  })
  await soon(() => expect(text()).toContain('Files can’t be stored right now'))
  expect(text()).toContain('Email can’t be sent right now')
  const link = named('a', 'Purchases that need help: 3')
  expect(link?.getAttribute('href')).toBe('/office/integrations?tab=purchases&state=failed')
  expect(text()).not.toContain('Nothing failed.')
})

test('[OF-02] [OF-11] home has today’s figures for those who may see them', async () => {
  const today = { signUps: 4, enrolments: 3, completions: 0, cards: 21, applications: 5 }
  const { find, text, named } = await anOpenPage('/office', {
    ...signedInAs(9),
    '/office/rights/own': { rights: ['audit'] },
    '/office/queues': { ...HOME, today },
  })
  await soon(() => expect(text()).toContain('Today’s figures'))
  const shown = [...(find('dl')?.children ?? [])].map((one) => [
    one.querySelector('dt')?.textContent,
    one.querySelector('dd')?.textContent,
  ])
  expect(shown).toEqual([
    ['Sign-ups', '4'],
    ['Enrollments', '3'],
    ['Courses completed', '0'],
    ['Cards issued', '21'],
    ['Applications received', '5'],
  ])
  expect(named('a', 'All figures')?.getAttribute('href')).toBe('/office/figures')
})

test('[OF-02] a home that does not load can be retried', async () => {
  let isDown = true
  const { text, named } = await anOpenPage('/office', {
    ...signedInAs(9),
    '/office/rights/own': { rights: ['cards'] },
    '/office/queues': () => (isDown ? 400 : { ...HOME, mine: [], failedJobs: [] }),
  })
  await soon(() => expect(text()).toContain('load this'))
  isDown = false
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('Nothing failed.'))
})
