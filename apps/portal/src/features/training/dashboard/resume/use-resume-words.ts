import type { MyCourseWire } from '@fathom/contract/training'
import { useTranslator } from '../../../../shared/i18n/index.ts'

/** The hero's text: which lesson, the progress, and the button label. */
export function useResumeWords(course: MyCourseWire) {
  const { next, activities, completedAt, certifiedAt, hasCard } = course
  const { t, formatDay } = useTranslator('training-learn')
  if (!next) {
    if (activities.length === 0)
      return { title: t('training-learn.resume.noLessons'), text: t('training-learn.resume.noLessonsText') }
    if (hasCard && certifiedAt) {
      const date = formatDay(new Date(certifiedAt))
      return {
        title: t('training-learn.resume.certified'),
        text: t('training-learn.resume.certifiedOn', { date }),
      }
    }
    const text = completedAt
      ? t('training-learn.resume.doneOn', { date: formatDay(new Date(completedAt)) })
      : t('training-learn.resume.doneText')
    return { title: t('training-learn.resume.done'), text }
  }
  const { number, of, minutesLeft } = next
  const isLast = course.lessonsDone === course.lessons
  const exam = isLast ? t('training-learn.resume.exam') : ''
  const place = number === null ? exam : t('training-learn.resume.lesson', { number, of })
  const left = minutesLeft === null ? '' : t('training-learn.resume.left', { minutes: minutesLeft })
  return {
    title: next.title,
    text: [place, left].filter(Boolean).join(' '),
    go: t(
      next.hasBegun || activities.some(({ state }) => state === 'done')
        ? 'training-learn.continue'
        : 'training-learn.start',
    ),
  }
}
