import type { MyCourseWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { frontCourse } from './front-course.ts'
import { toGo } from './to-go.ts'

type Props = { courses: readonly MyCourseWire[] | undefined; wanted: string | undefined }

/** Below the greeting: what is to go, in one sentence. */
export function Lead({ courses, wanted }: Props) {
  const { t, formatList } = useTranslator('training-learn')
  if (!courses) return t('training-learn.lead.unknown')
  const front = frontCourse(courses, wanted)
  if (!front) return t('training-learn.lead.newcomer')
  const left = toGo(front.missing)
  const things = (['lessons', 'exams', 'forms', 'skills', 'dives', 'photos'] as const)
    .filter((kind) => left[kind] > 0)
    .map((kind) => t(`training-learn.toGo.${kind}`, { count: left[kind] }))
  if (things.length > 0) return t('training-learn.lead.toGo', { things: formatList(things) })
  return t(front.missing.length > 0 ? 'training-learn.lead.allDone' : 'training-learn.lead.reading', {
    course: front.title,
  })
}
