import type { CourseRecordWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { LessonOutline } from '../player/outline/lesson-outline.tsx'

export function OutlineCard({ course }: { course: CourseRecordWire }) {
  const { t } = useTranslator('training-learn')
  const { activities, enrolment } = course
  const parts = enrolment?.activities ?? activities
  const lessons = parts.filter(({ kind }) => kind === 'lesson')
  const aside = enrolment
    ? t('training-learn.missing.count', { done: enrolment.lessonsDone, of: enrolment.lessons })
    : t('training-learn.toGo.lessons', { count: lessons.length })
  return (
    <Card aside={lessons.length > 0 && aside} title={t('training-learn.outline')}>
      {parts.length > 0 ? (
        <LessonOutline activities={parts} courseId={course.packageId} isOpen={enrolment !== null} />
      ) : (
        <p>{t('training-learn.resume.noLessonsText')}</p>
      )}
    </Card>
  )
}
