import type { CourseRecordWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { isForeign } from '../../../shared/lang-of.ts'
import { languageNames } from '../../../shared/language-names.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { LessonOutline } from '../player/outline/lesson-outline.tsx'
import css from './course.module.css'

export function OutlineCard({ course }: { course: CourseRecordWire }) {
  const { t, locale } = useTranslator('training-course', 'training-learn')
  const { activities, enrolment, culture } = course
  const parts = enrolment?.activities ?? activities
  const lessons = parts.filter(({ kind }) => kind === 'lesson')
  const aside = enrolment
    ? t('training-learn.missing.count', { done: enrolment.lessonsDone, of: enrolment.lessons })
    : t('training-learn.toGo.lessons', { count: lessons.length })
  return (
    <Card aside={lessons.length > 0 && aside} title={t('training-learn.outline')}>
      {culture && parts.length > 0 && isForeign(culture, locale) && (
        <p className={css.language}>
          {t('training-course.course.language', { language: languageNames([culture], locale)[0] ?? culture })}
        </p>
      )}
      {parts.length > 0 ? (
        <LessonOutline
          activities={parts}
          courseId={course.packageId}
          culture={culture}
          isOpen={enrolment !== null}
        />
      ) : (
        <p>{t('training-learn.resume.noLessonsText')}</p>
      )}
    </Card>
  )
}
