import type { MyCourseWire } from '@fathom/contract/training'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { frontCourse } from './front-course.ts'
import { mainThings, toGo } from './to-go.ts'

type Props = { courses: UseQueryResult<MyCourseWire[]>; wanted: string | undefined }

/** Below the greeting: what is left, in one sentence. */
export function Lead({ courses: { data: courses, ...query }, wanted }: Props) {
  const { t, formatList } = useTranslator('training-learn')
  if (!courses) return query.failureCount > 0 ? null : t('training-learn.lead.unknown')
  const front = frontCourse(courses, wanted)
  if (!front) return t('training-learn.lead.newcomer')
  const { missing, hasCard, title: course } = front
  if (hasCard && front.certifiedAt) return t('training-learn.lead.certified', { course })
  const left = toGo(missing)
  const things = mainThings(left).map((kind) =>
    hasCard || kind !== 'exams'
      ? t(`training-learn.toGo.${kind}`, { count: left[kind] })
      : t('training-learn.questions'),
  )
  if (things.length > 0)
    return t(hasCard ? 'training-learn.lead.toGo' : 'training-learn.lead.left', {
      things: formatList(things),
    })
  return hasCard && missing.length > 0
    ? t('training-learn.lead.allDone')
    : t('training-learn.lead.reading', { course })
}
