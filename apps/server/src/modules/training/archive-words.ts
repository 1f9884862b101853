import type { ArchiveWords } from '../../platform/own-data.ts'

export const trainingArchiveWords: ArchiveWords = {
  title: 'account.export.room.training',
  fields: {
    allowedAt: 'training-record.date',
    answers: 'training-record.answers',
    certifiedAt: 'training-record.certified',
    completedAt: 'training-record.completed',
    courses: 'training-record.courses',
    endedAt: 'training-record.ended',
    enrolledAt: 'training-record.enrolled',
    entitlements: 'account.export.field.entitlements',
    examAllowances: 'training-exam.allow.archive',
    given: 'training-record.given',
    markedAt: 'training-record.marked',
    parts: 'training-record.parts',
    progress: 'training-record.progress',
    question: 'training-record.question',
    result: 'training-record.result',
    right: 'training-record.right',
    score: 'training-record.score',
    seconds: 'training-record.time',
    section: 'training-record.section',
    startedAt: 'training-record.started',
    statements: 'training-player.statements',
  },
  values: {
    result: {
      correct: 'training-record.answer.correct',
      wrong: 'training-record.answer.wrong',
      neutral: 'training-record.answer.neutral',
      unanticipated: 'training-record.answer.unanticipated',
    },
    status: {
      'not-attempted': 'training-record.status.not-attempted',
      incomplete: 'training-record.status.incomplete',
      completed: 'training-record.status.completed',
      passed: 'training-record.status.passed',
      failed: 'training-record.status.failed',
    },
  },
  formats: {
    progress: (share, { formatPercent }) => formatPercent(Number(share)),
    score: (share, { formatPercent }) => formatPercent(Number(share)),
    seconds: (seconds, { formatUnit }) => formatUnit(Number(seconds) / 60, 'minute'),
  },
  technical: ['activityId', 'contentId', 'enrolmentId', 'packageId', 'place'],
}
