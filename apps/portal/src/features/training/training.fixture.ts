import type { ActivityStateWire, CourseRecordWire, CourseWire, MyCourseWire } from '@fathom/contract/training'

/** For tests: the demo courses as the server returns them. */
export const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
export const ENROLMENT = '01920000-0000-7000-8000-00000000e001'

const TITLES = [
  'Water world',
  'Your equipment',
  'Breathing under pressure',
  'Plan a dive',
  'When things go wrong',
]

export const anActivity = (at: number, more: Partial<ActivityStateWire> = {}): ActivityStateWire => ({
  id: `lesson-${at}`,
  title: TITLES[at - 1] ?? `Lesson ${at}`,
  parentId: null,
  kind: 'lesson',
  state: at < 3 ? 'done' : at === 3 ? 'current' : 'open',
  progress: at < 3 ? 1 : at === 3 ? 0.7 : 0,
  score: at < 3 ? 0.92 : null,
  passMark: null,
  minutes: 14,
  attempts: at < 4 ? 1 : 0,
  place: at === 3 ? '5/8' : null,
  lastUsedAt: null,
  ...more,
})

const exam = anActivity(6, { id: 'exam', title: 'Final exam', kind: 'exam', passMark: 0.75 })

export const aMyCourse = (more: Partial<MyCourseWire> = {}): MyCourseWire => ({
  enrolmentId: ENROLMENT,
  packageId: OPEN_WATER,
  contentId: null,
  culture: 'en-US',
  title: 'Open Water Diver',
  scene: 'open-water',
  kind: 'consumer',
  enrolledAt: '2026-05-01T08:00:00Z',
  lastUsedAt: '2026-05-17T08:00:00Z',
  completedAt: null,
  certifiedAt: null,
  hasCard: true,
  isHeld: false,
  progress: 0.54,
  lessonsDone: 2,
  lessons: 5,
  minutesLeft: 40,
  activities: [...[1, 2, 3, 4, 5].map((at) => anActivity(at)), exam],
  next: {
    activityId: 'lesson-3',
    title: 'Breathing under pressure',
    kind: 'lesson',
    number: 3,
    of: 5,
    minutesLeft: 6,
    place: '5/8',
    hasBegun: true,
  },
  missing: [
    { step: 'store', state: 'done' },
    { step: 'theory', state: 'done', first: 1, last: 2, withExam: false, next: null },
    { step: 'theory', state: 'current', first: 3, last: 5, withExam: true, next: 'Breathing under pressure' },
    { step: 'medical', state: 'open', dueOn: '2026-05-23', form: 'missing', since: null },
    { step: 'dives', state: 'open', done: 0, of: 4 },
    { step: 'photo', state: 'open' },
  ],
  teacher: { storeNumber: 7001, storeName: 'Harbour Divers', memberNumber: 5001, memberName: 'Kai Nakamura' },
  ...more,
})

export const aCatalogueCourse = (packageId: string, more: Partial<CourseWire> = {}): CourseWire => ({
  packageId,
  title: `Course ${packageId}`,
  summary: 'A course.',
  level: 'beginner',
  kind: 'consumer',
  sellable: true,
  tags: [],
  dives: 0,
  minutes: 90,
  price: { amount: 14_900, currency: 'USD' },
  specialtyOf: null,
  scene: 'reef',
  ...more,
})

export const aCourseRecord = (more: Partial<CourseRecordWire> = {}): CourseRecordWire => ({
  ...aCatalogueCourse(OPEN_WATER, { title: 'Open Water Diver', scene: 'open-water', dives: 4 }),
  culture: 'en-US',
  standard: 'scorm-1.2',
  isEntitled: true,
  isHeld: false,
  isPlayable: true,
  activities: aMyCourse().activities,
  enrolment: aMyCourse(),
  ...more,
})
