import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isFirstAnswerWaiting } from '../../../shared/first-answer.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { optionalPart } from '../../../shared/late-part.tsx'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'
import { myClassesQuery, upcoming } from './my-classes.queries.ts'
import type { Next } from './next-session-banner.tsx'

/** Most students have no class on most days. */
const Banner = optionalPart(async () => (await import('./next-session-banner.tsx')).NextSessionBanner)

type Of = {
  affiliateId: number
  /** Only of this course, on its own page. */
  packageId?: string
}

/** LE-09: when and where a student is expected next. */
export function useNextSession({ affiliateId, packageId }: Of): {
  next: Next | undefined
  isWaiting: boolean
} {
  const { locale } = useTranslator()
  const answer = useQuery(myClassesQuery(useCalls(), { affiliateId, culture: locale }))
  const [next] = (answer.data ?? [])
    .filter((one) => packageId === undefined || one.packageId === packageId)
    .flatMap((one) => upcoming(one.sessions).map((session): Next => ({ one, session })))
    .sort((a, b) => (a.session.begins < b.session.begins ? -1 : 1))
  return { next, isWaiting: isFirstAnswerWaiting(answer) }
}

/** On the home page, where the rest waits for it, so that nothing moves. */
export const NextSessionBanner = (next: Next) => <Banner isLinked={true} {...next} />

/** On the page of a course. */
export function NextSession(of: Of) {
  const { next, isWaiting } = useNextSession(of)
  if (!next) return isWaiting ? <NotKnownYet /> : null
  return (
    <Suspense fallback={<NotKnownYet />}>
      <Banner isLinked={of.packageId === undefined} {...next} />
    </Suspense>
  )
}
