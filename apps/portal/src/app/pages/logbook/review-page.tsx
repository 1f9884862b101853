import { isProfessional } from '@fathom/domain/session'
import { mayVerifyDives } from '@fathom/domain/training'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { ReviewScreen } from '../../../features/logbook/review/review-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-dive'), i18n.need('logbook-review')])

/**
 * A log sent for review comes with a notification, so a change of the notifications refetches the review
 * list.
 */
function useNews() {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
        if (type !== 'updated' || queryKey[0] !== 'notifications') return
        void client.invalidateQueries({ queryKey: ['logbook', 'review'] })
      }),
    [client],
  )
}

/** SC-11: for professionals only. */
export function Page() {
  const { affiliateId, affiliateType } = useUser()
  useNews()
  if (!isProfessional(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  if (!mayVerifyDives(affiliateType)) return <Navigate replace={true} to={paths.students()} />
  return (
    <Suspense>
      <ReviewScreen key={affiliateId} />
    </Suspense>
  )
}
