import type { DiveLog } from '@fathom/domain/logbook'
import { Suspense } from 'react'
import { DiveScreen } from '../../../features/logbook/dive/dive-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { useParams, useSearchParams } from '../../../shared/router/index.ts'

const BuddyCard = latePart(async () => {
  await Promise.all([i18n.need('trust'), i18n.need('trust-buddy')])
  return (await import('../../../features/trust/buddy/buddy-card.tsx')).BuddyCard
})

/** What a buddy confirms of a dive; undefined while something of it is missing. */
function buddyDiveOf({ id, date, location, depthTime }: DiveLog) {
  const { maxDepth, bottomTime, timeIn } = depthTime
  if (!date || maxDepth === null || bottomTime === null) return undefined
  return { logId: id, date, place: location, maxDepth, bottomTime, timeIn: timeIn ?? '' }
}

await Promise.all([i18n.need('logbook'), i18n.need('logbook-dive'), i18n.need('logbook-list')])

/** The page of one dive: the reader's own, or one sent to them for review. */
export function Page() {
  const { affiliateId } = useUser()
  const { logId = '' } = useParams()
  const [query] = useSearchParams()
  const diver = Number(query.get('diver')) || undefined
  return (
    <Suspense>
      <DiveScreen
        affiliateId={affiliateId}
        buddiesOf={(log) => (
          <Suspense>
            <BuddyCard affiliateId={affiliateId} dive={buddyDiveOf(log)} logId={log.id} />
          </Suspense>
        )}
        diver={diver}
        key={`${affiliateId} ${logId}`}
        logId={logId}
      />
    </Suspense>
  )
}
