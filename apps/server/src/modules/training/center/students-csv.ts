import type { CenterStudentWire } from '@fathom/contract/training'
import { teacherState } from '@fathom/domain/forms'
import { csvOf } from '@fathom/domain/references'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { lateWords } from '../late-words.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

type Words = ReturnType<typeof translatorFor>

/** In the words in which a form stands everywhere. */
function formsWords({ t, formatDay }: Words, forms: CenterStudentWire['course']['formsInTheWay']): string {
  if (forms.length === 0) return t('training-center.counter.forms.complete')
  return forms
    .map(({ form, state: now, request, since, isPageWaiting = false }) => {
      const state = teacherState(now, request, isPageWaiting)
      const date = since ? formatDay(state === 'expired' ? since.slice(0, 10) : new Date(since)) : ''
      const key = state === 'cleared' ? (`cleared.${form}` as const) : state
      return `${t(`forms-standing.${form}`)}: ${t(`forms-standing.state.${key}`, { date })}`
    })
    .join(' · ')
}

/** LE-10: for a spreadsheet, with headings in the reader's language and days as spreadsheets read them. */
export function studentsCsv(rows: readonly CenterStudentWire[], locale: Locale): string {
  const words = translatorFor(locale)
  const { t } = words
  const headings = [
    t('training-center.student'),
    t('training-students.course.label'),
    t('training-center.instructor'),
    t('training-center.state'),
    t('training-center.theory'),
    t('training-center.started'),
    t('training-learn.step.exam'),
    t('shell.nav.forms'),
    t('training-center.examLate'),
  ]
  const lines = rows.map(({ name, memberName, course }) => [
    name,
    course.title,
    memberName ?? '',
    t(`training-students.state.${course.state}`),
    percent(course.progress),
    course.enrolledAt.slice(0, 10),
    course.examScore === null ? '' : percent(course.examScore),
    // Forms are for the water training, which is over.
    course.certifiedAt === null ? formsWords(words, course.formsInTheWay) : '',
    course.examLateSeconds === null ? '' : lateWords(words, course.examLateSeconds),
  ])
  return csvOf([headings, ...lines])
}
