import { type DiveLog, type DiveLogContent, EMPTY_LOG } from '@fathom/domain/logbook'

/** Typed by a diver; for tests. */
export const aContent = (change: Partial<DiveLogContent> = {}): DiveLogContent => ({
  ...EMPTY_LOG,
  date: '2026-05-16',
  timeZone: 'Africa/Cairo',
  title: 'Lighthouse',
  location: 'Dahab',
  diveType: 'Shore',
  depthTime: { maxDepth: 18, bottomTime: 42, timeIn: null, timeOut: null },
  ...change,
})

/** As the server keeps it; for tests. */
export const aLog = (change: Partial<DiveLog> = {}): DiveLog => ({
  ...aContent(),
  id: '018f0000-0000-7000-8000-000000000001',
  affiliateId: 100001,
  logType: 'Recreational',
  status: 'Draft',
  version: 1,
  createdAt: '2026-05-16T08:00:00Z',
  updatedAt: '2026-05-16T08:00:00Z',
  photos: [],
  resubmitReason: null,
  submittedAt: null,
  instructorName: '',
  verification: null,
  ...change,
})
