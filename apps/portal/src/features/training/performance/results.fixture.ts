import type { AssessmentResultsWire, CourseReportWire } from '@fathom/contract/training'
import { ENROLMENT, OPEN_WATER } from '../training.fixture.ts'
import type { Result } from './result-bars.ts'

/** For tests: course results as the server returns them. */
export const aResult = (more: Partial<Result>): Result => ({
  attemptId: '01920000-0000-7000-8000-00000000a001',
  activityId: 'water-world',
  title: 'Water world',
  kind: 'lesson',
  number: 1,
  status: 'completed',
  score: 0.8,
  passMark: null,
  seconds: 1440,
  startedAt: '2026-05-03T08:00:00Z',
  endedAt: '2026-05-03T08:24:00Z',
  markedAt: null,
  lateSeconds: null,
  timeFactor: 1,
  isReported: false,
  isSelfChecked: false,
  isBest: true,
  sections: [],
  answers: [],
  ...more,
})

const anExam = (number: number, more: Partial<Result>) =>
  aResult({
    attemptId: `01920000-0000-7000-8000-00000000b00${number}`,
    activityId: 'exam',
    title: 'Final exam',
    kind: 'exam',
    number,
    passMark: 0.75,
    ...more,
  })

export const someResults = (more: Partial<AssessmentResultsWire> = {}): AssessmentResultsWire => ({
  affiliateId: 100001,
  name: 'Ines Marin',
  packageId: OPEN_WATER,
  enrolmentId: ENROLMENT,
  title: 'Open Water Diver',
  results: [
    aResult({}),
    anExam(1, { status: 'failed', score: 0.7, isBest: false, startedAt: '2026-05-10T08:00:00Z' }),
    anExam(2, { status: 'passed', score: 0.92, startedAt: '2026-05-11T08:00:00Z' }),
  ],
  sections: [
    { kind: 'lesson', section: 'Water world', correct: 3, answered: 4 },
    { kind: 'exam', section: 'Water world', correct: 12, answered: 13 },
    { kind: 'exam', section: 'Plan a dive', correct: 5, answered: 10 },
  ],
  examAttempts: null,
  examUnderway: null,
  ...more,
})

/** Enough results for the chart: `someResults`, and lessons before them. */
export const manyResults = () =>
  someResults({
    results: [
      ...[1, 2, 3].map((day) =>
        aResult({ attemptId: `earlier-${day}`, startedAt: `2026-05-0${day}T07:00:00Z` }),
      ),
      ...someResults().results,
    ],
  })

export const aReport = (more: Partial<CourseReportWire> = {}): CourseReportWire => ({
  packageId: OPEN_WATER,
  enrolmentId: ENROLMENT,
  title: 'Open Water Diver',
  enrollmentDate: '2026-05-01T08:00:00Z',
  completedDate: '2026-05-11T09:00:00Z',
  certifiedDate: null,
  hasCard: true,
  progress: 1,
  seconds: 7500,
  parts: [
    {
      activityId: 'plan-a-dive',
      title: 'Plan a dive',
      kind: 'lesson',
      status: 'completed',
      progress: 1,
      score: 0.8,
      seconds: 1500,
      attempts: 1,
      firstAt: '2026-05-05T08:00:00Z',
      lastAt: '2026-05-05T08:25:00Z',
      doneAt: '2026-05-05T08:25:00Z',
      lateSeconds: null,
      isReported: false,
      isSelfChecked: false,
    },
    {
      activityId: 'exam',
      title: 'Final exam',
      kind: 'exam',
      status: 'passed',
      progress: 1,
      score: 0.92,
      seconds: 3900,
      attempts: 2,
      firstAt: '2026-05-10T08:00:00Z',
      lastAt: '2026-05-11T09:00:00Z',
      doneAt: '2026-05-11T09:00:00Z',
      lateSeconds: null,
      isReported: false,
      isSelfChecked: false,
    },
  ],
  missing: [],
  ...more,
})
