import type { ExamLaunchWire, ExamResultWire, ExamWire } from '@fathom/contract/training'
import { aCourseRecord, OPEN_WATER } from '../training.fixture.ts'

export const EXAM_ATTEMPT = '01920000-0000-7000-8000-00000000e001'

export const anExam = (overrides: Partial<ExamWire> = {}): ExamWire => ({
  attemptId: EXAM_ATTEMPT,
  activityId: 'exam',
  title: 'Final exam',
  culture: 'en-US',
  intro: ['Take your time.'],
  needed: 2,
  count: 2,
  topics: [{ title: 'Water world', questions: 2 }],
  questions: ['q1', 'q2'].map((id) => ({
    id,
    section: 'Water world',
    prompt: `What about ${id}?`,
    choices: [`${id} left`, `${id} right`],
    picture: null,
  })),
  given: {},
  seconds: 0,
  drawnAt: '2026-11-16T09:00:00.000Z',
  attempts: { left: 3, nextAt: null },
  time: null,
  readAloud: false,
  result: null,
  ...overrides,
})

export const aResult = (overrides: Partial<ExamResultWire> = {}): ExamResultWire => ({
  status: 'failed',
  right: 1,
  of: 2,
  score: 0.5,
  markedAt: '2026-11-16T10:00:00.000Z',
  handedInAt: '2026-11-16T09:30:00.000Z',
  handedInBy: null,
  lateSeconds: null,
  readAgain: [{ id: 'lesson-1', title: 'Water world' }],
  missed: [{ id: 'q2', lesson: 'lesson-1', page: 'Light and sound', why: 'Not in the sea.' }],
  sections: [],
  answers: null,
  ...overrides,
})

export const anExamLaunch = (exam: ExamWire = anExam()): ExamLaunchWire =>
  ({
    kind: 'exam',
    enrolmentId: aCourseRecord().enrolment?.enrolmentId,
    attempt: { attemptId: EXAM_ATTEMPT, packageId: OPEN_WATER, activityId: 'exam', version: 0 },
    exam,
  }) as ExamLaunchWire
