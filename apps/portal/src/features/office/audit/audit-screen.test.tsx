import { AUDIT_DETAILS } from '@fathom/domain/session'
import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const UUID = '01920000-0000-7000-8000-000000000001'

const anEntry = (more: object = {}) => ({
  id: '7',
  at: '2026-11-14T09:00:00.000Z',
  actor: { affiliateId: 900001, name: 'Fathom Staff' },
  action: 'photo-refused',
  subject: { affiliateId: 100001, name: 'Mara Lindqvist' },
  object: { kind: 'photo', id: 'p-1' },
  detail: { reason: 'not-clear' },
  ...more,
})

async function open(answers: Answers = {}, address = '/office/audit') {
  const page = await anOpenPage(address, { ...signedInAs(9), ...answers })
  const queries = () =>
    page
      .requested()
      .filter((url) => url.includes('/office/audit'))
      .map((url) => Object.fromEntries(new URL(url, 'http://localhost').searchParams))
  return { ...page, queries }
}

test('[OF-09] staff see who did what to whom, and when', async () => {
  const unknown = anEntry({ id: '6', subject: { affiliateId: 100004, name: '' }, object: null, detail: {} })
  const { find } = await open({ '/office/audit': { items: [anEntry(), unknown], next: null } })
  await soon(() => expect(find('tbody tr')).not.toBeNull())
  const row = find('tbody tr:nth-child(1)')?.textContent
  for (const part of ['Photo refused', '14 November 2026', 'Fathom Staff', '900001', 'Mara Lindqvist'])
    expect(row).toContain(part)
  for (const part of ['p-1', 'Reason: The picture isn’t clear enough.']) expect(row).toContain(part)
  expect(find('tbody tr:nth-child(2)')?.textContent).toContain('Deleted account')
})

test.each([
  ['application-moved', { move: 'record-payment', from: 'Payment Requested', to: 'Payment Requested' }, '–'],
  [
    'application-moved',
    { move: 'complete', from: 'Provider Review', to: 'Complete' },
    'From Provider Review to Complete',
  ],
  ['order-moved', { from: 'ordered', to: 'made' }, 'From Ordered to Printed'],
  ['type-changed', { from: 1, to: 9 }, 'From Diver to Staff'],
  ['rights-changed', { given: [], taken: ['cards', 'audit'] }, 'Taken away: Cards and Audit log'],
  [
    'purchase-failed',
    { items: ['club', 'ecard'], client: 'client_1' },
    'Club year and eCardClient: client_1',
  ],
  ['codes-issued', { amount: 12, storeNumber: 1234 }, 'Number: 12Dive center: 1234'],
  ['certification-issued', { levelID: 20 }, 'Certification level: Open Water Diver'],
  [
    'certification-corrected',
    { storeNumber: 1234, storeNumberBefore: 99, instructorNumber: null, instructorNumberBefore: 7 },
    'Dive center: 1234 (before: 99)Instructor: – (before: 7)',
  ],
  ['certifications-imported', { rows: 1200, issued: 1100 }, 'Rows: 1,200Issued: 1,100'],
  ['content-undone', { version: 3, undoes: 2 }, 'Version 3Undoes version 2'],
  [
    'package-imported',
    { packageId: 'open-water', culture: 'pt-BR', isDraft: true },
    'Package: open-waterLanguage: PortugueseAs a draft',
  ],
  ['exam-question-changed', { question: 'q-7', isRetired: false }, 'Question: q-7'],
  ['exam-bank-imported', { added: 4, replaced: 0 }, 'Added: 4Replaced: 0'],
  ['webhook-changed', { isEnabled: false }, 'Turned off'],
  [
    'delivery-retried',
    { client: 'Reef shop (client_1)', host: 'shop.example.org', event: 'purchase.applied' },
    'Client: Reef shop (client_1)Address: shop.example.orgEvent: purchase.applied',
  ],
  [
    'photo-refused',
    { reason: 'not-clear', note: 'Both eyes, please.' },
    'Reason: The picture isn’t clear enough.Note: Both eyes, please.',
  ],
  [
    'name-refused',
    { name: 'Mara Berg', reason: 'Send us a document.' },
    'Name: Mara BergReason: Send us a document.',
  ],
  ['client-rotated', { overlapHours: 24 }, 'Hours the old secret still works: 24'],
  ['command-run', { operator: 'dive' }, 'Run on the server by dive'],
])(
  '[OF-09] details of %s are in words, without empty ones and ids of machines',
  async (action, detail, words) => {
    const object = { kind: 'application', id: '01920000-0000-7000-8000-000000000001' }
    const entry = anEntry({ action, object, detail })
    const { find } = await open({ '/office/audit': { items: [entry], next: null } })
    await soon(() => expect(find('tbody tr')).not.toBeNull())
    expect(find('tbody tr td:last-of-type')?.textContent).toBe(words)
  },
)

test.each([
  [{ kind: 'prices', id: 'club-reef' }, 'Prices: Club: Reef'],
  [{ kind: 'prices', id: 'course-0192', name: 'Open Water Diver' }, 'Prices: Open Water Diver'],
  [{ kind: 'courses', id: UUID, name: 'Open Water Diver' }, 'Courses: Open Water Diver'],
  [{ kind: 'courses', id: UUID }, 'Courses'],
  [{ kind: 'promotions', id: '3', name: 'Dive Bonaire' }, 'Promotions: Dive Bonaire'],
  [{ kind: 'promotions', id: 'added-7' }, 'Promotions: added-7'],
  [{ kind: 'links', id: 'privacy' }, 'Links: Privacy'],
  [{ kind: 'links', id: 'ofAnotherBuild' }, 'Links: ofAnotherBuild'],
  [{ kind: 'flags', id: 'officeChecksPapers' }, 'Switches: Staff check physicians’ evaluations'],
  [{ kind: 'wordings', id: 'liability-release' }, 'Form texts: Liability release'],
  [{ kind: 'translations', id: 'de-DE' }, 'Translations: German'],
  [{ kind: 'translations', id: 'en-GB' }, 'Translations: British English'],
  [{ kind: 'maintenance', id: 'notice' }, 'Maintenance notice'],
  [{ kind: 'package', id: UUID, name: 'Rescue Diver' }, 'Rescue Diver'],
  [{ kind: 'client', id: 'client_1', name: 'Reef shop' }, 'Reef shop'],
])('[OF-09] [OF-08] the thing %o is called “%s”', async (object, words) => {
  const entry = anEntry({ action: 'content-published', object, detail: {} })
  const { find } = await open({ '/office/audit': { items: [entry], next: null } })
  await soon(() => expect(find('tbody tr')).not.toBeNull())
  expect(find('tbody tr td:last-of-type')?.textContent).toBe(words)
})

test('[OF-09] no detail is shown under the name that the server gives it', async () => {
  const items = AUDIT_DETAILS.map((name) => anEntry({ id: name, object: null, detail: { [name]: 1 } }))
  const { find } = await open({ '/office/audit': { items, next: null } })
  await soon(() => expect(find('tbody tr')).not.toBeNull())
  const raw = AUDIT_DETAILS.filter((name) => find('tbody')?.textContent?.includes(`${name}:`))
  expect(raw).toEqual([])
})

test('[OF-09] an application says which move it was', async () => {
  const moves = ['ask', 'request-payment', 'record-payment', 'complete', 'cancel']
  const items = moves.map((move) => anEntry({ id: move, action: 'application-moved', detail: { move } }))
  const { find, text } = await open({ '/office/audit': { items, next: null } })
  await soon(() => expect(find('tbody tr')).not.toBeNull())
  for (const words of [
    'Question asked',
    'Payment requested',
    'Payment recorded',
    'Application completed',
    'Application canceled',
  ])
    expect(find('tbody')?.textContent).toContain(words)
  expect(text()).not.toContain('undefined')
})

test('[OF-09] [OF-10] a client of another system has its name and no number', async () => {
  const actor = { affiliateId: null, name: 'The shop' }
  const entry = anEntry({ actor, action: 'purchase-failed', object: null, detail: { items: ['club'] } })
  const { find } = await open({ '/office/audit': { items: [entry], next: null } })
  await soon(() => expect(find('tbody tr')).not.toBeNull())
  expect(find('tbody tr')?.textContent).toContain('Purchase needs help')
  expect(find('tbody tr td:nth-of-type(2)')?.textContent?.trim()).toBe('The shop')
})

test('[OF-09] the search is in the address, and the days are those of the reader', async () => {
  const { text, queries, find } = await open(
    { '/office/audit': { items: [], next: null } },
    '/office/audit?person=100001&staff=900001&action=photo-refused&from=2026-11-01&to=2026-11-02',
  )
  await soon(() => expect(text()).toContain('No entries found'))
  const { from = '', to = '', ...sent } = queries()[0] ?? {}
  expect(sent).toEqual({ subject: '100001', actor: '900001', action: 'photo-refused' })
  expect(new Date(from)).toEqual(new Date(2026, 10, 1))
  expect(new Date(to)).toEqual(new Date(2026, 10, 3))
  expect(find<HTMLSelectElement>('select')?.value).toBe('photo-refused')
})

test('[OF-09] a name is searched after a pause in typing, and stays in the address', async () => {
  const { queries, find, text, router } = await open({
    '/office/audit': ({ path }: { path: string }) =>
      path.includes('search=Mra')
        ? { items: [anEntry()], next: null, match: 'similar' }
        : { items: [], next: null, match: 'exact' },
  })
  await soon(() => expect(find('input[type=search]')).not.toBeNull())
  const field = find<HTMLInputElement>('input[type=search]')
  expect(field?.getAttribute('aria-label')).toBe('Search by name, email, or number')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Mra ')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(text()).toContain('These entries are about people with similar names.'))
  expect(queries().at(-1)).toEqual({ search: 'Mra' })
  expect(router.state.location.search).toBe('?find=Mra')
})

test('[OF-09] a name that too many people have asks for more of it', async () => {
  const { queries, text, find } = await open(
    { '/office/audit': { items: [], next: null, match: 'too-many' } },
    '/office/audit?find=Maria&action=photo-refused',
  )
  await soon(() => expect(text()).toContain('Too many people match'))
  expect(queries()).toEqual([{ search: 'Maria', action: 'photo-refused' }])
  expect(find<HTMLInputElement>('input[type=search]')?.value).toBe('Maria')
})

test('[OF-09] an address that nobody could have made shows the whole log', async () => {
  const { queries } = await open(
    { '/office/audit': { items: [anEntry()], next: null } },
    '/office/audit?person=mara&action=made-up&from=yesterday',
  )
  await soon(() => expect(queries()).toEqual([{}]))
})

test('[OF-09] the next page begins after the last entry', async () => {
  const { named, find, queries } = await open({
    '/office/audit': ({ path }: { path: string }) =>
      path.includes('after=7')
        ? { items: [anEntry({ id: '6', action: 'photo-approved' })], next: null }
        : { items: [anEntry()], next: '7' },
  })
  await soon(() => expect(named('button', 'Show more')).toBeDefined())
  named('button', 'Show more')?.click()
  await soon(() => expect(find('tbody tr:nth-child(2)')?.textContent).toContain('Photo approved'))
  expect(queries().at(-1)).toEqual({ after: '7' })
  expect(named('button', 'Show more')).toBeUndefined()
})

test('[OF-09] a log that does not load says so and can be retried', async () => {
  let isDown = true
  const { text, named, find } = await open({
    '/office/audit': () => (isDown ? 500 : { items: [anEntry()], next: null }),
  })
  await soon(() => expect(text()).toContain('We couldn’t load the audit log'))
  isDown = false
  named('button', 'Try again')?.click()
  await soon(() => expect(find('tbody tr')).not.toBeNull())
})

test('[OF-01] anyone who lacks the right learns which one it is, and nothing is requested', async () => {
  const { text, queries } = await open({ '/office/rights/own': { rights: ['cards'] } })
  await soon(() => expect(text()).toContain('You can’t open this page'))
  expect(text()).toContain('It needs the right “Audit log”.')
  expect(queries()).toEqual([])
})

test('[OF-01] the office leads only to what may be opened', async () => {
  const answers = { ...signedInAs(9), '/office/rights/own': { rights: ['cards'] } }
  const { named } = await anOpenPage('/office', answers)
  await soon(() => expect(named('a', 'Certifications')).toBeDefined())
  expect(named('a', 'Audit log')).toBeUndefined()
})
