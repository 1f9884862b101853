import { type DiveLogWire, logContentWireOf } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'

/** A dive in wire format; for tests. */
export function aWire(change: Partial<DiveLogWire> = {}): DiveLogWire {
  const content = logContentWireOf({
    ...EMPTY_LOG,
    title: 'Lighthouse',
    location: 'Dahab',
    date: '2026-05-14',
    depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 30.4, bottomTime: 46, timeIn: '09:12', timeOut: '09:58' },
  })
  return {
    ...content,
    experience: { ...content.experience, photos: [] },
    id: '018f0000-0000-7000-8000-000000000001',
    affiliate_id: 100001,
    log_type: 'Recreational',
    status: 'Published',
    version: 1,
    created_date: '2026-05-14T10:00:00Z',
    updated_date: '2026-05-14T10:00:00Z',
    resubmit_reason: null,
    submitted_date: null,
    instructor_name: '',
    verification: null,
    ...change,
  }
}
