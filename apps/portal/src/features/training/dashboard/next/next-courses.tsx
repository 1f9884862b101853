import type { CourseWire, MyCourseWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { catalogueQuery, specialtiesQuery } from '../../learning.queries.ts'
import { CourseShelf } from './course-row.tsx'
import { shelves } from './course-rows.ts'

type Props = { front: MyCourseWire | undefined; mine: readonly MyCourseWire[] }

const NONE: readonly CourseWire[] = []

/** What could come next: recommended and entry courses (VA-10), and courses that build on the front one. */
export function NextCourses({ front, mine }: Props) {
  const { t, locale } = useTranslator('training-learn')
  const calls = useCalls()
  const recommended = useQuery(catalogueQuery(calls, 'recommended', locale))
  const entry = useQuery(catalogueQuery(calls, 'entry', locale))
  const specialties = useQuery({
    ...specialtiesQuery(calls, front?.packageId ?? '', locale),
    enabled: front !== undefined,
  })
  const { first, more } = shelves({
    recommended: recommended.data ?? NONE,
    entry: entry.data ?? NONE,
    specialties: specialties.data ?? NONE,
    mine,
  })
  const failed = [recommended, entry, specialties].filter(({ isLoadingError }) => isLoadingError)
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()))
  return (
    <>
      <CourseShelf
        courses={first}
        isBusy={recommended.isPending || entry.isPending}
        onRetry={failed.length > 0 ? () => void retry() : undefined}
        title={t(front ? 'training-learn.next.title' : 'training-learn.next.first')}
      />
      <CourseShelf courses={more} isBusy={false} title={t('training-learn.next.more')} />
    </>
  )
}
