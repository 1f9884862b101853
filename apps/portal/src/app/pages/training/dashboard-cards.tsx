import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { useSeen } from '../../../shared/use-seen.ts'
import { whenIdle } from '../../../shared/when-idle.ts'
import css from './dashboard-cards.module.css'

/** Loads a card once the page is idle. A card that can't be fetched is left out until the next visit. */
const card = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await whenIdle()
    return { default: await load().catch((): ComponentType<Props> => () => null) }
  })

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
 * The cards of other features, in order: codes (wide), club (narrow), offers. Each card fetches its own data
 * and renders nothing if it has none; their code loads when they scroll into view.
 */
export function DashboardCards() {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  if (isSeen) return <Cards />
  return (
    <div className={css.place} ref={place}>
      <Skeleton height="22rem" shape="block" />
    </div>
  )
}

function Cards() {
  const { affiliateId, sub } = useUser()
  return (
    <div className={css.cards}>
      <Suspense>
        <CodesCard affiliateId={affiliateId} />
      </Suspense>
      <Suspense>
        <ClubCard affiliateId={affiliateId} />
      </Suspense>
      <Suspense>
        <OfferCard sub={sub} />
      </Suspense>
    </div>
  )
}

const OwnPrice = lazy(async () => ({
  default: (await import('../../../features/shop/price-tag.tsx')).OwnPrice,
}))

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
