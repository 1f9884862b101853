import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react'
import { useUser } from '../../features/session/index.ts'
import { Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { useSeen } from '../../shared/use-seen.ts'
import { whenIdle } from '../../shared/when-idle.ts'
import css from './dashboard-cards.module.css'

/** A card comes once the page stands; one that cannot be fetched is left out until the next visit. */
const card = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await whenIdle()
    return { default: await load().catch((): ComponentType<Props> => () => null) }
  })

const CodesCard = card<{ affiliateId: number }>(
  async () => (await import('../../features/codes/card/index.ts')).CodesCard,
)
const ClubCard = card<{ affiliateId: number }>(
  async () => (await import('../../features/club/card/index.ts')).ClubCard,
)
const OfferCard = card<{ sub: string }>(
  async () => (await import('../../features/promos/offer/index.ts')).OfferCard,
)

/**
 * The cards of other rooms below what one learns, in their order: codes (wide), club (narrow), offers. Each is a card
 * that asks for itself and draws nothing while it has nothing to say. They are fetched when their place comes into sight.
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
  default: (await import('../../features/shop/price/index.ts')).OwnPrice,
}))

/** What the reader pays for a course, asked for when its card comes into sight. */
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
