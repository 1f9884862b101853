import type { CourseDetailsWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'

/** What a course requires for certification besides lessons and dives. */
export function useAsks(details: CourseDetailsWire | undefined): string[] {
  const { t } = useTranslator('training-course', 'training-learn')
  if (!details) return []
  const { release, medical, skills, photo } = details.requirements
  return [
    ...(medical ? [t('training-course.ask.medical')] : []),
    ...(release ? [t('training-course.ask.release')] : []),
    ...(skills > 0 ? [t('training-learn.toGo.skills', { count: skills })] : []),
    ...(photo ? [t('training-learn.toGo.photos', { count: 1 })] : []),
  ]
}
