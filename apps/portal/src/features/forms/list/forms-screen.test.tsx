import type { FormListingWire, FormsDueWire } from '@fathom/contract/forms'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { anApplication } from '../../applications/application.fixture.ts'
import { noteRefused } from '../fill/outbox/post-signed.ts'
import { deviceSigned, type SignedForm } from '../fill/outbox/signed-form.ts'

const aForm = (more: Partial<FormListingWire> = {}): FormListingWire => ({
  id: '01920000-0000-7000-8000-000000000001',
  status: 'Completed',
  statusId: 1,
  name: 'medical-questionnaire',
  url: '/training/medical-form',
  downloadUrl: '/api/forms/documents/1/file',
  createdDate: '2026-11-01T10:00:00.000Z',
  state: 'cleared',
  isGuardianAwaited: false,
  validUntil: '2027-11-01T10:00:00.000Z',
  isExpired: false,
  isDetailsChanged: false,
  version: 1,
  physician: 'none',
  isAfterDecline: false,
  request: 'none',
  answersChangedAt: null,
  declinedAt: null,
  decision: null,
  approvalEndedAt: null,
  physicianLink: null,
  guardianLink: null,
  physicianOrigin: null,
  guardianOrigin: null,
  evaluation: null,
  ...more,
})

const due = (more: Partial<FormsDueWire[number]> = {}): FormsDueWire => [
  {
    name: 'medical-questionnaire',
    isAsked: true,
    dueOn: '2026-11-21',
    isDone: false,
    state: 'missing',
    request: 'none',
    declinedAt: null,
    validUntil: null,
    draftSavedAt: null,
    ...more,
  },
  {
    name: 'liability-release',
    isAsked: false,
    dueOn: null,
    isDone: false,
    state: 'missing',
    request: 'none',
    declinedAt: null,
    validUntil: null,
    draftSavedAt: null,
  },
]

const soon = (check: () => void) => vi.waitFor(check)

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(address: string, answers: Answers) {
  const app = await anApp(address, answers)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  return { ...app, place, text: () => place.querySelector('main')?.textContent ?? '' }
}

const FORMS = '/training/forms-applications'

test('[RT-12] [SC-09] due forms come first with their date, and an empty list of signed forms says so', async () => {
  const { text, place } = await open(FORMS, { '/forms/due': due(), '/forms/search': [] })
  await soon(() => expect(text()).toContain('Due by 21 November 2026.'))
  expect(text()).toContain('Nothing signed yet')
  const start = place.querySelector('a[aria-label="Start: Medical questionnaire"]')
  expect(start?.getAttribute('href')).toBe('/training/medical-form')
})

test('[TS-05] the list says why a guardian is asked for, and only while the birth date is unconfirmed', async () => {
  const why =
    'A parent or guardian signs until your instructor or dive center has checked your identity document.'
  const { text } = await open(FORMS, {
    '/forms/due': due({ isBirthDateUnconfirmed: true }),
    '/forms/search': [],
  })
  await soon(() => expect(text()).toContain(why))
  shown?.unmount()
  const confirmed = await open(FORMS, { '/forms/due': due(), '/forms/search': [] })
  await soon(() => expect(confirmed.text()).toContain('Due by 21 November 2026.'))
  expect(confirmed.text()).not.toContain(why)
})

test('[TS-03] the diver sees who has confirmed the page of the physician, and for whom', async () => {
  const page = {
    id: 'e-1',
    state: 'confirmed',
    uploadedAt: '2026-11-02T10:00:00.000Z',
    reason: null,
  } as const
  const evaluation = { ...page, by: 'Ada Berg (Fathom)' }
  const { text } = await open(FORMS, { '/forms/due': [], '/forms/search': [aForm({ evaluation })] })
  await soon(() => expect(text()).toContain('On paper, seen by Ada Berg (Fathom)'))
})

test('[TS-05] a form that waits for the birth date says what to do, and is not to be signed again', async () => {
  const { text, place } = await open(FORMS, {
    '/forms/due': due({ state: 'birth-date-awaited' }),
    '/forms/search': [aForm({ state: 'birth-date-awaited' })],
  })
  await soon(() => expect(text()).toContain('Waiting for confirmation of the birth date'))
  expect(text()).toContain('Show an identity document at your dive center before you dive.')
  expect(text()).not.toContain('Due by')
  expect(place.querySelector('a[href*="signed="]')).toBeNull()
})

test('[TS-06] anyone who awaits a guardian reads how to ask, and nothing about having asked before', async () => {
  const { text } = await open(FORMS, {
    '/forms/due': due(),
    '/forms/search': [aForm({ state: 'guardian-awaited', isGuardianAwaited: true })],
  })
  await soon(() =>
    expect(text()).toContain('Send them a link by email, or they can sign at your dive center.'),
  )
  expect(text()).not.toContain('not asked')
})

test('[ST-08] [EN-17] a signed form shows in the words of every list who is awaited or until when it counts, with day, version and the expiry of the link', async () => {
  const waiting = aForm({
    state: 'physician-awaited',
    request: 'asked',
    status: 'Medical Required',
    statusId: 2,
    physician: 'awaited',
    physicianLink: {
      ...{ role: 'physician', name: 'Dr. Reis', email: 'reis@clinic.test', language: 'en-US', state: 'sent' },
      ...{ sentAt: '2026-12-01T10:00:00.000Z', expiresAt: '2026-12-15T10:00:00.000Z', remindableFrom: null },
    },
  })
  const { text, place } = await open(FORMS, {
    '/forms/due': due(),
    '/forms/search': [waiting, aForm({ id: 'b', name: 'liability-release' })],
  })
  await soon(() => expect(text()).toContain('Waiting for physician'))
  expect(text()).toContain('You asked a physician by email. The link works until 15 December 2026.')
  expect(text()).toContain('Valid until 1 November 2027')
  expect(text()).toContain('Signed on 1 November 2026, version 1')
  // Signed and with the physician, so nothing is due.
  expect(text()).not.toContain('Due by')
  expect(place.querySelector(`a[href$="signed=${waiting.id}"]`)?.textContent).toBe('Ask a physician')
})

test('[TS-04] a form that was signed under other details asks to be signed again, and nobody else is asked', async () => {
  const other = aForm({
    status: 'Medical Required',
    physician: 'awaited',
    state: 'details-changed',
    isDetailsChanged: true,
  })
  const { text, place } = await open(FORMS, {
    '/forms/due': due({ state: 'details-changed', dueOn: null }),
    '/forms/search': [other],
  })
  await soon(() => expect(text()).toContain('Signed with other personal details'))
  const again = 'Your name or birth date has changed since you signed this. Sign it again before you dive.'
  expect(text().split(again)).toHaveLength(3)
  expect(text()).not.toMatch(/Medical required|Expired on|Valid until/)
  expect(place.querySelector(`a[href$="signed=${other.id}"]`)).toBeNull()
  const start = place.querySelector('a[aria-label="Start: Medical questionnaire"]')
  expect(start?.getAttribute('href')).toBe('/training/medical-form')
})

test('[TS-10] a form that was signed again since does not ask for it any more', async () => {
  const again = aForm({ id: 'b' })
  const { text } = await open(FORMS, {
    '/forms/due': due({ isDone: true, state: 'cleared', dueOn: null, validUntil: again.validUntil }),
    '/forms/search': [
      again,
      aForm({ state: 'details-changed', isDetailsChanged: true }),
      aForm({ id: 'c', state: 'expired', isExpired: true, validUntil: '2025-11-01T10:00:00.000Z' }),
    ],
  })
  await soon(() => expect(text()).toContain('This form has been replaced'))
  expect(text()).toContain('Expired on')
  expect(text()).not.toMatch(/before you dive/)
})

const AWAITED = { status: 'Medical Required', physician: 'awaited', state: 'physician-awaited' } as const

test('[TS-01] a questionnaire that was signed again since asks no physician, and does not hide that one is due', async () => {
  const older = aForm({ id: 'older', ...AWAITED })
  const { text, place } = await open(FORMS, {
    '/forms/due': due({ state: 'expired', validUntil: '2026-11-01T10:00:00.000Z' }),
    '/forms/search': [aForm({ isExpired: true, state: 'expired' }), older],
  })
  await soon(() => expect(text()).toContain('This form has been replaced'))
  expect(text()).not.toContain('Ask a physician')
  expect(text()).toContain('Due by')
  expect(place.querySelector('a[href$="signed=older"]')).toBeNull()
})

const APPROVED = { outcome: 'approved', by: 'Ana Ruiz', at: '2026-10-02T10:00:00.000Z' } as const
const DECLINED = { outcome: 'declined', by: 'Ben Ode', at: '2026-11-03T10:00:00.000Z' } as const

test('[TS-04] each questionnaire tells its own outcome, and an approval that a later refusal ended says so', async () => {
  const state = { status: 'Medical Required', physician: 'declined', state: 'declined' } as const
  const { place } = await open(FORMS, {
    '/forms/due': due({ state: 'declined', declinedAt: DECLINED.at }),
    '/forms/search': [
      aForm({ ...state, declinedAt: DECLINED.at, decision: DECLINED }),
      aForm({ ...state, id: 'b', declinedAt: DECLINED.at, decision: APPROVED, approvalEndedAt: DECLINED.at }),
      aForm({ id: 'c', state: 'decision-awaited', declinedAt: DECLINED.at }),
      aForm({ id: 'd', decision: APPROVED }),
    ],
  })
  const signed = () =>
    [...place.querySelectorAll('li')]
      .map(({ textContent }) => textContent ?? '')
      .filter((row) => row.includes('Signed on'))
  await soon(() => expect(signed()).toHaveLength(4))
  const rows = signed()
  expect(rows[0]).toContain('Declined by a physicianDeclined by Ben Ode on 3 November 2026')
  expect(rows[1]).toContain(
    'No longer counts since the refusal of 3 November 2026Approved by Ana Ruiz on 2 October',
  )
  expect(rows[2]).toContain('This form has been replaced')
  expect(rows[3]).toContain('This form has been replacedApproved by Ana Ruiz on 2 October 2026')
  for (const row of rows.slice(1)) expect(row).not.toContain('Declined by')
})

test('[TS-10] a declined questionnaire does not say until when it is valid', async () => {
  const declined = { status: 'Medical Required', physician: 'declined', state: 'declined' } as const
  const { text } = await open(FORMS, {
    '/forms/due': due({ state: 'declined', declinedAt: '2026-11-03T10:00:00.000Z' }),
    '/forms/search': [aForm({ ...declined, declinedAt: '2026-11-03T10:00:00.000Z' })],
  })
  await soon(() => expect(text()).toContain('Declined by a physician'))
  expect(text()).not.toMatch(/Valid until|Medical required/)
})

test('[TS-04] after a refusal the list says when a physician declined, and that a new decision is awaited', async () => {
  const again = { ...AWAITED, state: 'decision-awaited', request: 'asked', isAfterDecline: true } as const
  const { text } = await open(FORMS, {
    '/forms/due': due({ state: 'decision-awaited' }),
    '/forms/search': [aForm({ ...again, declinedAt: '2026-11-03T10:00:00.000Z' })],
  })
  await soon(() => expect(text()).toContain('Declined on 3 November 2026, waiting for a new decision'))
  expect(text()).toContain(
    'after the refusal of 3 November 2026. On paper, the earliest day of the examination is 5 November',
  )
  expect(text()).toContain('Ask a physician')
  expect(text()).not.toMatch(/Valid until|Medical required/)
})

test('[TS-04] a refusal stays the headline after a change of the birth date, and says what the diver can do', async () => {
  const declined = { status: 'Medical Required', physician: 'declined', state: 'declined' } as const
  const declinedAt = '2026-11-03T12:00:00.000Z'
  const { place, text } = await open(FORMS, {
    '/forms/due': due({ state: 'declined', declinedAt }),
    '/forms/search': [aForm({ ...declined, declinedAt, isDetailsChanged: true })],
  })
  await soon(() => expect(text()).toContain('Declined by a physician'))
  expect(text()).not.toContain('Signed with other personal details')
  const advice = 'A physician declined on 3 November 2026. You may not dive until a physician approves.'
  expect(text().split(`${advice} To ask again, sign a new questionnaire.`)).toHaveLength(3)
  expect(place.textContent).toContain('Your name or birth date has changed')
})

test('[TS-04] nobody asked yet, and a physician who will not answer, read differently from one who is awaited', async () => {
  const sent = { role: 'physician', name: 'Ana Ruiz', email: 'ana@clinic.test', language: 'en-US' } as const
  const physicianLink = {
    ...sent,
    state: 'refused',
    sentAt: '2026-11-01T10:00:00.000Z',
    expiresAt: '2026-12-15T12:00:00.000Z',
    remindableFrom: null,
  } as const
  const listed = async (more: Partial<FormListingWire>) => {
    const opened = await open(FORMS, {
      '/forms/due': due({ state: 'physician-awaited' }),
      '/forms/search': [aForm({ ...AWAITED, ...more })],
    })
    await soon(() => expect(opened.text()).toContain('Signed on'))
    const words = opened.text()
    shown?.unmount()
    return words
  }
  expect(await listed({ request: 'none' })).toContain('Physician required, none asked yet')
  const refused = await listed({ request: 'refused', physicianLink })
  expect(refused).toContain('Physician did not accept the request')
  expect(refused).toContain('The physician you asked will not answer. Ask another physician.')
  expect(refused).not.toContain('You have not asked one by email yet')
  const declinedAt = '2026-11-03T12:00:00.000Z'
  const unasked = await listed({ state: 'decision-awaited', request: 'none', declinedAt })
  expect(unasked).toContain('Declined on 3 November 2026. Next: ask a physician')
  expect(unasked).not.toContain('waiting for a new decision')
})

test('[TS-01] an approval by an instructor or dive center asks to be signed again', async () => {
  const { text } = await open(FORMS, {
    '/forms/due': due({ state: 'physician-teaches' }),
    '/forms/search': [aForm({ physician: 'approved', state: 'physician-teaches' })],
  })
  await soon(() => expect(text()).toContain('Approved by an instructor or dive center'))
  expect(text().split('so the approval no longer counts. Sign it again')).toHaveLength(3)
  expect(text()).not.toMatch(/Completed|Valid until/)
})

test('[CO-07] all items are listed, and a list that does not load can be retried', async () => {
  let answer: unknown = 500
  const many = Array.from({ length: 30 }, (_, at) => aForm({ id: `f-${at}` }))
  const { place, text } = await open(FORMS, { '/forms/due': due(), '/forms/search': () => answer })
  await soon(() => expect(text()).toContain('We could not load your forms.'))
  answer = many
  const retry = () => place.querySelector<HTMLButtonElement>('main [role=alert] button')
  // Busy until the other list is there.
  await soon(() => expect(retry()?.getAttribute('aria-busy')).toBeNull())
  retry()?.click()
  await soon(() => expect(place.querySelectorAll('[aria-label^="Download as PDF"]')).toHaveLength(30))
})

test('[RT-12] offline, the forms and applications are the last loaded ones', async () => {
  const applications = { items: [anApplication()], total: 1, page: 1, pageSize: 100 }
  const loaded = await open(FORMS, {
    '/forms/due': due(),
    '/forms/search': [aForm({ name: 'liability-release' })],
    '/Applications/assigned': applications,
  })
  await soon(() => expect(loaded.text()).toContain('Signed on 1 November 2026, version 1'))
  await soon(() => expect(loaded.text()).toContain('Your turn'))
  shown?.unmount()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = new TypeError('Failed to fetch')
  const { text } = await open(FORMS, {
    '/forms/due': lost,
    '/forms/search': lost,
    '/Applications/assigned': lost,
  })
  await soon(() => expect(text()).toContain('Due by 21 November 2026.'))
  expect(text()).toContain('Signed on 1 November 2026, version 1')
  await soon(() => expect(text()).toContain('Your turn'))
  expect(text()).not.toContain('did not load')
})

test.each([
  ['link-used', 'This link has been used'],
  ['link-expired', 'This link has expired'],
  ['link-invalid', 'This link does not work'],
])('[RO-01] a link that answers %s says so to a visitor without an account', async (problem, title) => {
  const refused = () => Response.json({ problem }, { status: 410 })
  const { text } = await open('/forms/physician/t-1', {
    '/session/refresh': 401,
    '/physician/t-1': refused,
  })
  await soon(() => expect(text()).toContain(title))
})

test('[SC-09] a form that was signed here and refused is listed as one to sign again, and no page claims that all is saved', async () => {
  const documentId = '01920000-0000-7000-8000-00000000d001'
  const submission = { form: 'liability-release' } as SignedForm['submission']
  await deviceSigned.put(documentId, {
    affiliateId: 100001,
    documentId,
    submission,
    refused: 'form-version-gone',
  })
  await noteRefused(100001)
  const { text, place, router } = await open(FORMS, { '/forms/due': due(), '/forms/search': [] })
  await soon(() => expect(text()).toContain('Signed here, but not accepted'))
  expect(
    place.querySelector(`a[href="/training/forms/liability-release?signed=${documentId}"]`),
  ).not.toBeNull()
  const header = () => place.querySelector('a[data-state] [role="status"]')?.textContent
  expect(header()).toBe('A form needs to be signed again')
  await router.navigate('/account')
  await soon(() => expect(text()).toContain('A form needs to be signed again'))
  await deviceSigned.remove(documentId)
  await noteRefused(100001)
  await soon(() => expect(header()).toBe('Everything saved'))
})
