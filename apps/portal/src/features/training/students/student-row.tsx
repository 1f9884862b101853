import { teacherState } from '@fathom/domain/forms'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import FileWarning from 'lucide-react/icons/file-warning'
import MessageCircle from 'lucide-react/icons/message-circle'
import Waves from 'lucide-react/icons/waves'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import link from '../../../shared/ui/surface/list-row.module.css'
import rows from '../../../shared/ui/surface/person-rows.module.css'
import { LateBadge, ReportedBadge } from '../record/parts-card.tsx'
import type { Place, StudentCourse, StudentState } from './class-list.ts'
import css from './students.module.css'

type Props = Place & {
  /** A store has several teachers. */
  withTeacher: boolean
  /** How the student's forms stand. */
  forms?: ReactNode
  /** The way to write to the student. */
  message?: ReactNode
}

/** One student at a glance; the whole row links to the record. */
export function StudentRow({ student, course, withTeacher, forms, message }: Props) {
  const { t } = useTranslator('training-record', 'training-students')
  const wordsOf = useStateWords()
  const { name, affiliateId, memberName } = student
  const to = paths.studentERecord({ id: String(affiliateId), affiliateId }, course.packageId)
  return (
    <li className={classNames(rows.row, css.row)}>
      <Avatar name={name} />
      <div className={css.who}>
        <h3 className={classNames(link.title, rows.name)}>
          <Link to={to}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={rows.quiet}>
          <bdi>{course.title}</bdi>
          {withTeacher && memberName && ` · ${t('training-students.with', { name: memberName })}`}
        </p>
      </div>
      <p className={css.reason}>
        {wordsOf(course)} {course.isReported && <ReportedBadge />}
        <LateBadge lateSeconds={course.examLateSeconds} />
      </p>
      <Progress course={course} name={name} />
      <div className={css.badge}>
        <StateBadge state={course.state} />
      </div>
      {forms && <div className={css.forms}>{forms}</div>}
      {message && <div className={css.message}>{message}</div>}
    </li>
  )
}

function Progress({ course, name }: { course: Place['course']; name: string }) {
  const { t, formatDay, formatPercent } = useTranslator('training-students')
  const { progress, lessonsDone, lessons, lastActiveAt } = course
  if (lessons === 0) return <div className={css.state} />
  const done = t('training-students.lessons', { done: lessonsDone, of: lessons })
  return (
    <div className={css.state}>
      <p>
        <span>{done}</span>
        <b>{formatPercent(progress)}</b>
      </p>
      <ProgressBar
        label={t('training-students.progress', { name, course: course.title })}
        value={progress}
        valueText={t('training-students.progressValue', { share: formatPercent(progress), lessons: done })}
      />
      <p className={rows.quiet}>
        {lastActiveAt
          ? t('training-students.active', { date: formatDay(new Date(lastActiveAt)) })
          : t('training-students.neverActive')}
      </p>
    </div>
  )
}

const LOOKS = {
  stuck: { tone: 'buoy', icon: MessageCircle },
  uncleared: { tone: 'bad', icon: FileWarning },
  ready: { tone: 'ok', icon: Waves },
  going: { tone: 'info', icon: BookOpen },
  certifiable: { tone: 'buoy', icon: BadgeCheck },
  certified: { tone: 'ok', icon: BadgeCheck },
} as const

function StateBadge({ state }: { state: StudentState }) {
  const { t } = useTranslator('training-students')
  return <Badge {...LOOKS[state]}>{t(`training-students.state.${state}`)}</Badge>
}

/** Explains the student's status. */
export function useStateWords(): (course: StudentCourse) => string {
  const { t, formatDay, formatNumber, formatPercent } = useTranslator('training-record', 'training-students')
  const formsWords = useFormsWords()
  const dayOf = (at: string) => formatDay(new Date(at))
  const notPassed = ({ examFailures, examScore }: StudentCourse) =>
    examFailures > 0 && examScore !== null
      ? t('training-students.reason.examNotPassed', { score: formatPercent(examScore) })
      : ''
  const goingOn = ({ next }: StudentCourse) => {
    if (!next) return ''
    return next.kind === 'exam'
      ? t('training-students.reason.goingExam')
      : t('training-students.reason.going', { next: next.title })
  }
  const stuck = (course: StudentCourse) => {
    const { reason, enrolledAt, lastActiveAt, examScore, examFailures, next } = course
    if (reason === 'exam-failed')
      return t('training-students.reason.exam-failed', {
        tries: formatNumber(examFailures),
        score: formatPercent(examScore ?? 0),
      })
    if (reason === 'idle' && lastActiveAt && next)
      return inOneLine(
        notPassed(course),
        t('training-students.reason.idle', { date: dayOf(lastActiveAt), next: next.title }),
      )
    return t('training-students.reason.not-begun', { date: dayOf(enrolledAt) })
  }
  const ready = ({ dives, divesDone, examScore, lessons }: StudentCourse) => {
    // A course without lessons has no theory to finish.
    if (lessons === 0) return dives > 0 ? t('training-record.step.dives', { done: divesDone, of: dives }) : ''
    const words = t('training-students.reason.ready', { dives, done: divesDone })
    if (examScore === null) return words
    return `${words} ${t('training-students.reason.readyWith', { score: formatPercent(examScore) })}`
  }
  return (course) => {
    switch (course.state) {
      case 'stuck':
        return stuck(course)
      case 'ready':
        return ready(course)
      case 'uncleared':
        return course.isBirthDateUnconfirmed
          ? inOneLine(
              t('training-students.reason.birthDate'),
              formsWords(course.formsInTheWay.filter(isRefusal)),
            )
          : inOneLine(ready(course), formsWords(course.formsInTheWay))
      case 'certifiable':
        return inOneLine(
          t('training-students.reason.certifiable'),
          formsWords(course.formsInTheWay.filter(isRefusal)),
        )
      case 'certified':
        return course.certifiedAt
          ? t('training-students.reason.certified', { date: dayOf(course.certifiedAt) })
          : ''
      default:
        return inOneLine(notPassed(course), goingOn(course))
    }
  }
}

const inOneLine = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

/** A course may not require the form for its card, but a physician's refusal matters to the person who certifies. */
export const isRefusal = ({ state }: FormInTheWay) => state === 'declined' || state === 'decision-awaited'

type FormInTheWay = StudentCourse['formsInTheWay'][number]

/** TS-04: which form keeps a student out of the water, and why. */
export function useFormWords(): (form: FormInTheWay) => string {
  const { t, formatDate } = useTranslator('forms-standing')
  return ({ form, state: now, request, since, isPageWaiting = false }) => {
    const state = teacherState(now, request, isPageWaiting)
    const date = since ? formatDate(state === 'expired' ? since.slice(0, 10) : new Date(since)) : ''
    const words =
      state === 'cleared'
        ? t(`forms-standing.state.cleared.${form}`, { date })
        : t(`forms-standing.state.${state}`, { date })
    return `${t(`forms-standing.${form}`)}: ${words}`
  }
}

/** All of them in one line. */
export function useFormsWords(): (forms: readonly FormInTheWay[]) => string {
  const wordsOf = useFormWords()
  return (forms) => forms.map((form) => `${wordsOf(form)}.`).join(' ')
}
