import type { CourseWire, MyCourseWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { catalogueQuery, specialtiesQuery } from '../../learning.queries.ts'
import { CourseShelf } from './course-shelf.tsx'
import { shelves } from './shelves.ts'

type Props = { front: MyCourseWire | undefined; mine: readonly MyCourseWire[] }

const TITLES = {
  recommended: 'training-learn.next.title',
  entry: 'training-learn.next.entry',
  specialties: 'training-learn.next.specialties',
} as const

const NONE: readonly CourseWire[] = []

/** What could come next: recommended and entry courses (VA-10), and what builds on the course in front. */
export function NextCourses({ front, mine }: Props) {
  const { t, locale } = useTranslator('training-learn')
  const calls = useCalls()
  const offers = {
    recommended: useQuery(catalogueQuery(calls, 'recommended', locale)),
    entry: useQuery(catalogueQuery(calls, 'entry', locale)),
    specialties: useQuery({
      ...specialtiesQuery(calls, front?.packageId ?? '', locale),
      enabled: front !== undefined,
    }),
  }
  const { recommended, entry, specialties } = offers
  const all = shelves({
    recommended: recommended.data ?? NONE,
    entry: entry.data ?? NONE,
    specialties: specialties.data ?? NONE,
    mine,
  })
  return all.map(({ kind, courses }, at) => (
    <CourseShelf
      courses={courses}
      isBusy={at === 0 && offers[kind].isPending}
      key={kind}
      onRetry={offers[kind].isLoadingError ? () => void offers[kind].refetch() : undefined}
      title={t(TITLES[kind])}
    />
  ))
}
