import type { CourseWire, MyCourseWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { catalogueQuery, specialtiesQuery } from '../../learning.queries.ts'
import { CourseShelf } from './course-shelf.tsx'
import { shelves } from './shelves.ts'

type Props = { front: MyCourseWire | undefined; mine: readonly MyCourseWire[] }

/** What could come next: recommended and entry courses (VA-10), and what builds on the course in front. */
export function NextCourses({ front, mine }: Props) {
  const { t, locale } = useTranslator('training-learn')
  const calls = useCalls()
  const recommended = useQuery(catalogueQuery(calls, 'recommended', locale))
  const entry = useQuery(catalogueQuery(calls, 'entry', locale))
  const specialties = useQuery({
    ...specialtiesQuery(calls, front?.packageId ?? '', locale),
    enabled: front !== undefined,
  })
  const isBusy = recommended.isPending || entry.isPending
  const failed = [recommended, entry].filter((query) => query.isError && !query.data)
  const { next, special } = shelves({
    recommended: recommended.data ?? NONE,
    entry: entry.data ?? NONE,
    specialties: specialties.data ?? NONE,
    mine,
  })
  return (
    <>
      <CourseShelf
        courses={next}
        isBusy={isBusy}
        onRetry={failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : undefined}
        title={t(front ? 'training-learn.next.title' : 'training-learn.next.first')}
      />
      <CourseShelf courses={special} isBusy={false} title={t('training-learn.next.specialties')} />
    </>
  )
}

const NONE: readonly CourseWire[] = []
