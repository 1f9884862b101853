import type { ApplicationWire } from '@fathom/contract/applications'
import { expect, test } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anApplication, FILLED, moved, opensWith, PATH } from '../application.fixture.ts'
import { deviceDrafts } from '../apply/draft/stored-draft.ts'

const anOpenApplication = opensWith(anOpenPage)

const APPROVED = anApplication({
  ...FILLED,
  status: 'Provider Review',
  waitsFor: 'provider',
  submittedAt: '2026-11-04T09:00:00.000Z',
  signature: 'Sam Adeyemi',
  history: [
    moved('submit', 'Submitted to Instructor', { role: 'applicant', name: 'Sam Adeyemi' }),
    moved('open', 'Member Review', { from: 'Submitted to Instructor' }),
    moved('approve', 'Provider Review', { from: 'Member Review', reason: 'Sam led three dives for me.' }),
  ],
  ahead: ['Payment Requested', 'Complete'],
  moves: ['cancel'],
})

test('[SC-06] [ST-03] [EN-04] the status screen shows labels, days, history, people and fees', async () => {
  const { text, press } = await anOpenApplication({ [PATH]: APPROVED })
  await soon(() => expect(text()).toContain('Fathom is checking your application'))
  expect(text()).toContain('Processing takes 5–7 days.')
  for (const label of ['Submitted to Instructor', 'Member Review', 'Provider Review', 'Payment Requested'])
    expect(text()).toContain(label)
  expect(text()).toContain('Sam led three dives for me.')
  expect(text()).toContain('After the review, we’ll request $95.')
  expect(text()).toContain('Kai NakamuraInstructor 500001')
  expect(text()).not.toContain('Paper logbook')
  press('Show what you sent')
  await soon(() => expect(text()).toContain('Paper logbook'))
})

test('[SC-06] [OF-04] the promised day counts from the submission, no matter who reviews the application', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const says = async (more: Partial<ApplicationWire>, words: string | RegExp) => {
    const { text } = await anOpenApplication({ [PATH]: anApplication({ ...APPROVED, ...more }) })
    await soon(() => expect(text()).toMatch(words))
    return text()
  }
  const byDay = /Processing takes 5–7 days\. Expect an answer by \d+ \w+\./
  await says({ status: 'Member Review', waitsFor: 'instructor', promisedFrom: daysAgo(6.9) }, byDay)
  await says({ promisedFrom: daysAgo(7.9) }, byDay)
  await says({ promisedFrom: daysAgo(8) }, /This one is taking longer than usual\./)
  const unpaid = await says({ status: 'Payment Requested', promisedFrom: daysAgo(20) }, /\$95 is due/)
  expect(unpaid).not.toContain('longer than usual')
})

test('[ST-03] a requested payment shows how much, who asks and where to pay, and a complete application links to the card', async () => {
  const requested = anApplication({ ...APPROVED, status: 'Payment Requested', waitsFor: 'applicant' })
  const first = await anOpenApplication({ [PATH]: requested })
  await soon(() => expect(first.text()).toContain('$95 is due'))
  expect(first.text()).toContain('Due now')
  expect(first.text()).toContain('Fathom requested $95. Pay it at your dive center or to Fathom.')
  const complete = anApplication({ ...APPROVED, status: 'Complete', waitsFor: null, ahead: [], moves: [] })
  const { text, place } = await anOpenApplication({ [PATH]: complete })
  await soon(() => expect(text()).toContain('You’re certified'))
  expect(place.querySelector('main a[href="/certifications"]')).not.toBeNull()
  expect(text()).not.toContain('Cancel application')
})

test('[ST-03] canceling asks first, and the screen then shows it as canceled', async () => {
  const canceled = anApplication({
    ...APPROVED,
    status: 'Canceled',
    waitsFor: null,
    history: [...APPROVED.history, moved('cancel', 'Canceled', { role: 'applicant' })],
    ahead: [],
    moves: [],
  })
  const { text, place, press, calls } = await anOpenApplication({
    [`${PATH}/cancel`]: canceled,
    [PATH]: APPROVED,
  })
  await soon(() => expect(text()).toContain('Cancel application'))
  press('Cancel application')
  await soon(() => expect(text()).toContain('Cancel this application?'))
  expect(calls('POST', '/cancel')).toHaveLength(0)
  const confirm = [...place.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ textContent }) => textContent === 'Cancel application',
  )
  confirm?.click()
  await soon(() => expect(text()).toContain('This application was canceled'))
  expect(text()).toContain('You canceled it')
})

test('[BO-04] what was typed here while it was canceled elsewhere is shown to be copied, and discarded', async () => {
  const canceled = anApplication({ status: 'Canceled', waitsFor: null, ahead: [], moves: [] })
  await deviceDrafts.put('unsent', {
    ...{ id: canceled.id, key: 'unsent', affiliateId: 100001 },
    unsaved: { changed: { dives: 'Typed on the boat' }, base: { dives: '' } },
  })
  const { text, press } = await anOpenApplication({ [PATH]: canceled })
  await soon(() => expect(text()).toContain('These changes can’t be sent anymore.'))
  expect(text()).toContain('Typed on the boat')
  press('Discard changes')
  await soon(() => expect(text()).not.toContain('Typed on the boat'))
  expect(await deviceDrafts.list()).toEqual([])
})
