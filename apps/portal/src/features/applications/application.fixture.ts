import type { ApplicationWire } from '@fathom/contract/applications'
import { textsFrom } from '@fathom/domain/applications'
import { EMPTY_ADDRESS } from '@fathom/domain/profile'

/** Test helper: Sam's draft for divemaster, with too few dives. */
export const anApplication = (more: Partial<ApplicationWire> = {}): ApplicationWire => ({
  id: '01920000-0000-7000-a400-000000000001',
  type: { id: 'divemaster', name: 'Divemaster' },
  types: [
    {
      ...{ id: 'divemaster', name: 'Divemaster' },
      certificationCards: [{ levelID: 310, title: 'Divemaster', eCardStockID: '60310' }],
    },
  ],
  status: 'Draft',
  role: 'applicant',
  applicant: { affiliateId: 100001, name: 'Sam Adeyemi' },
  waitsFor: 'applicant',
  createdAt: '2026-11-01T09:00:00.000Z',
  submittedAt: null,
  changedAt: '2026-11-01T09:00:00.000Z',
  version: 1,
  instructor: null,
  store: null,
  teachingAddress: null,
  fees: {
    total: { amount: 9500, currency: 'USD' },
    due: { amount: 9500, currency: 'USD' },
    paidAt: null,
  },
  payment: null,
  promisedFrom: null,
  evidence: {},
  ...textsFrom(() => ''),
  prerequisites: [
    { code: 'age', needed: 18, has: 31, isMet: true },
    { code: 'rescue', needed: null, has: null, isMet: true },
    { code: 'first-aid', needed: null, has: null, isMet: true },
    { code: 'dives', needed: 40, has: 12, isMet: false },
  ],
  gaps: ['dives', 'instructor', 'teachingAddress', 'signature'],
  history: [],
  ahead: ['Submitted to Instructor', 'Member Review', 'Provider Review', 'Payment Requested', 'Complete'],
  moves: ['submit', 'cancel'],
  ...more,
})

export const KAI = { number: 500001, name: 'Kai Nakamura', city: 'Sharm El Sheikh' }

const ADDRESS = {
  ...EMPTY_ADDRESS,
  ...{ addressLine1: 'Harbour Street 1', city: 'Sharm El Sheikh' },
  ...{ country: 'Egypt', countryId: 'EG', postalCode: '46619', postalCodeRequired: true },
  state: '',
}

/** Everything that is missing in the test draft. */
export const FILLED = { instructor: KAI, teachingAddress: ADDRESS, evidence: { dives: 'Paper logbook' } }

type Moved = ApplicationWire['history'][number]

export const moved = (move: Moved['move'], to: Moved['to'], more: Partial<Moved> = {}): Moved => ({
  ...{ move, to, from: 'Draft', role: 'instructor', name: 'Kai Nakamura', reason: '' },
  at: '2026-11-06T09:00:00.000Z',
  ...more,
})

/** The service path of the test application. */
export const PATH = `/Applications/${anApplication().id}`

type Answers = Readonly<Record<string, unknown>>

type Page = {
  fetch: { mock: { calls: readonly Parameters<typeof fetch>[] } }
  named: (selector: string, name: string) => HTMLElement | undefined
}

/** Test helper: opens the page of the application with services that give the configured answers. */
export const opensWith =
  <Opened extends Page>(open: (address: string, answers: Answers) => Promise<Opened>) =>
  async (answers: Answers, query = '') => {
    HTMLElement.prototype.hidePopover ??= () => undefined
    const page = await open(`/applications/${anApplication().id}${query}`, {
      [`${PATH}/documents`]: [],
      ...answers,
    })
    const calls = (method: string, end: string) =>
      page.fetch.mock.calls.filter(
        ([path, init]) => String(path).split('?')[0]?.endsWith(end) && (init?.method ?? 'GET') === method,
      )
    return { ...page, calls, press: (name: string) => page.named('button', name)?.click() }
  }

export function fill(field: HTMLInputElement | HTMLTextAreaElement | null, value: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
