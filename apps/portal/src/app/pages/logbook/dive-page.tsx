import { Suspense } from 'react'
import { DiveScreen } from '../../../features/logbook/dive/dive-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams, useSearchParams } from '../../../shared/router/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-dive'), i18n.need('logbook-list')])

/** The page of one dive: the reader's own, or one sent to them for review. */
export function Page() {
  const { affiliateId } = useUser()
  const { logId = '' } = useParams()
  const [query] = useSearchParams()
  const diver = Number(query.get('diver')) || undefined
  return (
    <Suspense>
      <DiveScreen affiliateId={affiliateId} diver={diver} key={`${affiliateId} ${logId}`} logId={logId} />
    </Suspense>
  )
}
