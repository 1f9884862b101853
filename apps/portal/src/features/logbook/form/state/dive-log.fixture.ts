import { type DiveLogWire, logContentWireOf } from '@fathom/contract/logbook'
import { type DiveLog, type DiveLogContent, EMPTY_LOG } from '@fathom/domain/logbook'

/** Content typed by a diver; for tests. */
export const aContent = (change: Partial<DiveLogContent> = {}): DiveLogContent => ({
  ...EMPTY_LOG,
  date: '2026-05-16',
  timeZone: 'Africa/Cairo',
  title: 'Lighthouse',
  location: 'Dahab',
  diveType: 'Shore',
  depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 18, bottomTime: 42 },
  ...change,
})

/** A log as the server stores it; for tests. */
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
  sketch: null,
  submittedAt: null,
  instructorName: '',
  verification: null,
  ...change,
})

/** The same log in wire format; for tests. */
export const wireOf = (log: DiveLog): DiveLogWire => ({
  ...logContentWireOf(log),
  experience: {
    ...logContentWireOf(log).experience,
    photos: log.photos.map(({ thumbnailUrl, ...photo }) => ({ ...photo, thumbnail_url: thumbnailUrl })),
  },
  id: log.id,
  affiliate_id: log.affiliateId,
  log_type: log.logType,
  status: log.status,
  version: log.version,
  created_date: log.createdAt,
  updated_date: log.updatedAt,
  resubmit_reason: log.resubmitReason,
  profile_sketch: log.sketch && [...log.sketch],
  submitted_date: log.submittedAt,
  instructor_name: log.instructorName,
  verification: log.verification && {
    memsys_member_number: log.verification.instructorNumber,
    name: log.verification.name,
    timestamp: log.verification.at,
  },
})
