import type { ERecordArchiveWire, ERecordWire } from '@fathom/contract/training'
import { aReport } from '../performance/results.fixture.ts'
import { ENROLMENT, OPEN_WATER } from '../training.fixture.ts'

export const EARLIER = '01920000-0000-7000-8000-00000000e000'

/** For tests: a course record as the server returns it. */
export const aRecord = (more: Partial<ERecordWire> = {}): ERecordWire => ({
  ...aReport(),
  affiliateId: 100001,
  name: 'Ines Marin',
  birthDate: '1998-02-03',
  teacher: {
    storeNumber: 7001,
    storeName: 'Harbour Divers',
    memberNumber: 500001,
    memberName: 'Kai Nakamura',
  },
  dives: [
    {
      logId: '01920000-0000-7000-8000-00000000d001',
      number: 1,
      title: 'Open water dive 1',
      date: '2026-05-14',
      location: 'Naama Bay, Egypt',
      skills: ['giant-stride', 'a-skill-of-their-own'],
      verifiedBy: 'Kai Nakamura',
      verifiedByNumber: 500001,
      verifiedAt: '2026-05-15T08:00:00Z',
    },
  ],
  missing: [{ step: 'photo', state: 'open' }],
  isCertifiable: false,
  isDeclined: false,
  printedAt: '2026-05-18T08:00:00Z',
  ...more,
})

const entry = (enrolmentId: string, enrollmentDate: string): ERecordArchiveWire[number] => ({
  enrolmentId,
  packageId: OPEN_WATER,
  title: 'Open Water Diver',
  enrollmentDate,
  completedDate: null,
  certifiedDate: null,
  endedDate: null,
  progress: 0.54,
  score: null,
  storeNumber: 7001,
  memberNumber: 500001,
})

export const anArchive = (): ERecordArchiveWire => [
  entry(ENROLMENT, '2026-05-01T08:00:00Z'),
  { ...entry(EARLIER, '2024-03-02T08:00:00Z'), endedDate: '2025-03-02T08:00:00Z' },
]
