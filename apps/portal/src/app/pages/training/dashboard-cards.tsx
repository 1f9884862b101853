import { isProfessional } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useRef } from 'react'
import { proFormsQuery } from '../../../features/forms/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { optionalPart } from '../../../shared/late-part.tsx'
import { NotKnownYet, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { useSeen } from '../../../shared/use-seen.ts'
import { whenIdle } from '../../../shared/when-idle.ts'
import css from './dashboard-cards.module.css'

/** Loads a card once the page is idle. A card that can't be fetched is left out until the next visit. */
const card = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  optionalPart(async () => {
    await whenIdle()
    return load()
  })

const ProCard = card<{ affiliateId: number; forms: number | undefined }>(
  async () => (await import('../../../features/training/dashboard/pro-card.tsx')).ProCard,
)
const CodesCard = card<{ affiliateId: number }>(
  async () => (await import('../../../features/codes/codes-panel.tsx')).CodesCard,
)
const ClubCard = card<{ affiliateId: number }>(
  async () => (await import('../../../features/club/club-card.tsx')).ClubCard,
)
const OfferCard = card<{ sub: string }>(
  async () => (await import('../../../features/promos/offer-card.tsx')).OfferCard,
)

/**
 * The cards of other features, in order: what professionals go to, codes (wide), club (narrow), the offer. Each card fetches its own data
 * and renders nothing if it has none; their code loads when they scroll into view. What follows them waits until they
 * are known; near the top of the page it does so from the beginning.
 */
export function DashboardCards({ withOffer, isAtTop }: { withOffer: boolean; isAtTop: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  if (isSeen || isAtTop) return <Cards withOffer={withOffer} />
  return (
    <div className={css.place} ref={place}>
      <Skeleton height="22rem" shape="block" />
    </div>
  )
}

function Cards({ withOffer }: { withOffer: boolean }) {
  const { affiliateId, affiliateType, sub } = useUser()
  return (
    <>
      {isProfessional(affiliateType) && <ForProfessionals affiliateId={affiliateId} />}
      <div className={css.cards}>
        <Suspense fallback={<NotKnownYet />}>
          <CodesCard affiliateId={affiliateId} />
        </Suspense>
        <Suspense fallback={<NotKnownYet />}>
          <ClubCard affiliateId={affiliateId} />
        </Suspense>
        {withOffer && (
          <Suspense fallback={<NotKnownYet />}>
            <OfferCard sub={sub} />
          </Suspense>
        )}
      </div>
    </>
  )
}

function ForProfessionals({ affiliateId }: { affiliateId: number }) {
  const forms = useQuery(proFormsQuery(useCalls(), affiliateId)).data
  return (
    <div className={css.place}>
      <Suspense>
        <ProCard affiliateId={affiliateId} forms={forms} />
      </Suspense>
    </div>
  )
}

const OwnPrice = optionalPart(async () => (await import('../../../features/shop/price-tag.tsx')).OwnPrice)

/** The reader's price for a course, fetched when its card scrolls into view. */
export function CoursePrice(given: { packageId: string; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(place)
  return (
    <span ref={place}>
      {isSeen && (
        <Suspense>
          <OwnPrice {...given} />
        </Suspense>
      )}
    </span>
  )
}
