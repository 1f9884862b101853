import type { ClassSessionWire, ClassWire } from '@fathom/contract/training/classes'
import { aClass } from '../students/class.fixture.ts'
import { OPEN_WATER } from '../training.fixture.ts'

const idOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const CLASS_ID = idOf(900)
export const [MILO, NOURA] = [idOf(1), idOf(2)]

/** For tests: a session in the past by default. */
export const aClassSession = (more: Partial<ClassSessionWire> = {}): ClassSessionWire => ({
  sessionId: idOf(100),
  ...{ kind: 'pool', date: '2026-05-14', startsAt: '09:00', endsAt: '12:30', timeZone: 'Africa/Cairo' },
  ...{ place: 'Reef Hotel pool', note: 'Bring fins', dives: [1, 2], version: 1 },
  ...{ begins: '2026-05-14T06:00:00.000Z', ends: '2026-05-14T09:30:00.000Z' },
  ...more,
})

export const ahead = (more: Partial<ClassSessionWire> = {}) =>
  aClassSession({
    ...{ sessionId: idOf(101), date: '2099-05-14', place: 'Jetty', kind: 'open-water' },
    ...{ begins: '2099-05-14T06:00:00.000Z', ends: '2099-05-14T09:30:00.000Z' },
    ...more,
  })

/** For tests: Milo and Noura with a session that was. */
export const aClassRecord = (more: Partial<ClassWire> = {}): ClassWire => ({
  ...{ classId: CLASS_ID, name: 'May group', packageId: OPEN_WATER, title: 'Open Water Diver' },
  ...{ memberNumber: 500001, memberName: 'Kai Nakamura', storeNumber: 7001, storeName: 'Harbour Divers' },
  ...{ closedAt: null, version: 3, attendance: [], signOffs: [], logs: [], maySign: true },
  timeZone: 'Africa/Cairo',
  students: aClass()
    .slice(0, 2)
    .map(({ courses: [course], ...student }, at) => {
      if (!course) throw new Error('each student has a course')
      return { ...student, course: { ...course, enrolmentId: at === 0 ? MILO : NOURA } }
    }),
  sessions: [aClassSession()],
  dives: [
    { kind: 'pool', course: 'confined-water', count: 5 },
    { kind: 'open-water', course: 'open-water', count: 4 },
  ],
  ...more,
})
