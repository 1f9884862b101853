import { Suspense } from 'react'
import { StatisticsScreen } from '../../../features/logbook/statistics/statistics-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-list'), i18n.need('logbook-statistics')])

/** LO-06: the overview, or one chart. */
export function Page() {
  const { affiliateId } = useUser()
  const { chart } = useParams()
  return (
    <Suspense>
      <StatisticsScreen affiliateId={affiliateId} chart={chart} key={`${affiliateId} ${chart}`} />
    </Suspense>
  )
}
