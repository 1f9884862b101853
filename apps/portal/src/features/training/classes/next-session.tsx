import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { optionalPart } from '../../../shared/late-part.tsx'
import { myClassesQuery, upcoming } from './my-classes.queries.ts'
import type { Next } from './next-session-banner.tsx'

/** Most students have no class on most days. */
const Banner = optionalPart(async () => (await import('./next-session-banner.tsx')).NextSessionBanner)

type Props = {
  affiliateId: number
  /** Only of this course, on its own page. */
  packageId?: string
}

/** LE-09: when and where a student is expected next. */
export function NextSession({ affiliateId, packageId }: Props) {
  const { locale } = useTranslator()
  const { data } = useQuery(myClassesQuery(useCalls(), { affiliateId, culture: locale }))
  const [next] = (data ?? [])
    .filter((one) => packageId === undefined || one.packageId === packageId)
    .flatMap((one) => upcoming(one.sessions).map((session): Next => ({ one, session })))
    .sort((a, b) => (a.session.begins < b.session.begins ? -1 : 1))
  if (!next) return null
  return (
    <Suspense>
      <Banner isLinked={packageId === undefined} {...next} />
    </Suspense>
  )
}
