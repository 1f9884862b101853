import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { StudentCourse } from './class-list.ts'

/** Explains the student's status. */
export function useStateWords(): (course: StudentCourse) => string {
  const { t, formatDay, formatNumber, formatPercent } = useTranslator('training-students')
  const dayOf = (at: string) => formatDay(new Date(at))
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
      return t('training-students.reason.idle', { date: dayOf(lastActiveAt), next: next.title })
    return t('training-students.reason.not-begun', { date: dayOf(enrolledAt) })
  }
  const ready = ({ dives, divesDone, examScore }: StudentCourse) => {
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
      case 'certifiable':
        return t('training-students.reason.certifiable')
      case 'certified':
        return course.certifiedAt
          ? t('training-students.reason.certified', { date: dayOf(course.certifiedAt) })
          : ''
      default:
        return goingOn(course)
    }
  }
}
