import { type DiveLog, EMPTY_LOG } from '../log/dive-log.ts'
import type { DatedLog } from './counted-dives.ts'

type Change = Partial<Omit<DiveLog, 'depthTime' | 'conditions' | 'equipment' | 'experience' | 'date'>> & {
  date?: string
  depthTime?: Partial<DiveLog['depthTime']>
  conditions?: Partial<DiveLog['conditions']>
  equipment?: Partial<DiveLog['equipment']>
  experience?: Partial<DiveLog['experience']>
}

let made = 0

/** A finished dive; for tests. */
export function aDive(change: Change = {}): DatedLog {
  made += 1
  return {
    ...{ id: `dive-${String(made).padStart(4, '0')}`, affiliateId: 1, version: 1, photos: [] },
    ...{ logType: 'Recreational', status: 'Published', instructorName: '', verification: null },
    ...{ createdAt: '2026-05-16T08:00:00Z', updatedAt: '2026-05-16T08:00:00Z' },
    ...{ resubmitReason: null, submittedAt: null, sketch: null },
    ...EMPTY_LOG,
    date: '2026-05-16',
    location: 'Dahab',
    ...change,
    depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 18, bottomTime: 42, ...change.depthTime },
    conditions: { ...EMPTY_LOG.conditions, ...change.conditions },
    equipment: { ...EMPTY_LOG.equipment, ...change.equipment },
    experience: { ...EMPTY_LOG.experience, ...change.experience },
  }
}

export const deep = (maxDepth: number | null, date = '2026-05-16') => aDive({ date, depthTime: { maxDepth } })
