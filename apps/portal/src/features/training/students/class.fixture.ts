import type { StudentsWire } from '@fathom/contract/training'
import { OPEN_WATER } from '../training.fixture.ts'
import type { StudentCourse } from './class-list.ts'

export const NITROX = '01920000-0000-7000-8000-000000000003'

const inOpenWater = (more: Partial<StudentCourse>): StudentCourse => ({
  enrolmentId: '01920000-0000-7000-8000-00000000e001',
  packageId: OPEN_WATER,
  title: 'Open Water Diver',
  enrolledAt: '2026-05-01T08:00:00Z',
  progress: 0.54,
  lessonsDone: 2,
  lessons: 5,
  examScore: null,
  isReported: false,
  examLateSeconds: null,
  examFailures: 0,
  state: 'going',
  reason: null,
  formsInTheWay: [],
  next: {
    activityId: 'plan-a-dive',
    title: 'Plan a dive',
    kind: 'lesson',
    number: 4,
    of: 5,
    minutesLeft: 12,
    place: null,
    hasBegun: false,
  },
  divesDone: 0,
  dives: 4,
  lastActiveAt: '2026-05-16T08:00:00Z',
  certifiedAt: null,
  ...more,
})

const aStudent = (affiliateId: number, name: string, more: Partial<StudentCourse> = {}) => ({
  affiliateId,
  name,
  memberNumber: 500001,
  memberName: 'Kai Nakamura',
  courses: [inOpenWater(more)],
})

/** For tests: one student who is stuck, one who is ready, two who make progress. */
export const aClass = (): StudentsWire => [
  aStudent(100008, 'Milo Hart', {
    state: 'stuck',
    reason: 'exam-failed',
    examScore: 0.675,
    examFailures: 3,
    lessonsDone: 5,
  }),
  aStudent(100010, 'Noura Alharbi', {
    state: 'ready',
    examScore: 0.875,
    progress: 1,
    lessonsDone: 5,
    next: null,
  }),
  aStudent(100002, 'Ines Duarte'),
  aStudent(100003, 'Zoë Müller', { packageId: NITROX, title: 'Enriched Air Nitrox' }),
]
