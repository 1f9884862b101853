import type { ApplicationWire } from '@fathom/contract/applications'

/** Test helper: Sam's draft for divemaster, with too few dives. */
export const anApplication = (more: Partial<ApplicationWire> = {}): ApplicationWire => ({
  id: '01920000-0000-7000-a400-000000000001',
  type: { id: 'divemaster', name: 'Divemaster' },
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
  evidence: {},
  signature: '',
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
