import type { Report, StoredSitting } from './stored-sitting.ts'

/** For tests: a report of a lesson that was read up to a page. */
export const aReport = (sequence: number, more: Partial<Report> = {}): Report => ({
  sequence,
  state: { page: sequence },
  summary: {
    status: 'incomplete',
    score: null,
    seconds: sequence,
    place: `${sequence}/9`,
    progress: sequence / 9,
  },
  answers: [],
  final: false,
  ...more,
})

export const anAnswer = (id: string, given: string): Report['answers'][number] => ({
  id,
  section: null,
  prompt: null,
  given,
  right: null,
  result: 'correct',
  seconds: null,
  at: null,
})

export const aSitting = (more: Partial<StoredSitting> = {}): StoredSitting => ({
  sitting: 'sitting-1',
  affiliateId: 100001,
  attemptId: 'attempt-1',
  launchToken: 'token-1',
  version: 3,
  sequence: 0,
  reports: [],
  begunAt: '2026-05-18T09:00:00Z',
  ...more,
})
