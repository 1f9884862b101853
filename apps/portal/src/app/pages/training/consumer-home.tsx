import { type ComponentProps, type ReactNode, Suspense, useDeferredValue } from 'react'
import { HighestCard, useHighestCard } from '../../../features/certifications/home/highest-card.tsx'
import { useWayBack, WayBackCard } from '../../../features/dsd/way-back.tsx'
import { DiverHome, DiverLead } from '../../../features/logbook/home/diver-home.tsx'
import { OfferCard } from '../../../features/promos/offer-card.tsx'
import { useUser } from '../../../features/session/index.ts'
import { NextSessionBanner, useNextSession } from '../../../features/training/classes/next-session.tsx'
import { Dashboard, Lead } from '../../../features/training/dashboard/dashboard.tsx'
import { isFirstAnswerWaiting } from '../../../shared/first-answer.ts'
import { NotKnownYet, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from './dashboard-page.module.css'

type Props = Omit<ComponentProps<typeof Dashboard>, 'isCertified' | 'cards'> & {
  /** Cards of other features. */
  cardsOf: (withOffer: boolean, isAtTop: boolean) => ReactNode
}

/**
 * SN-01: the home of divers and students. It waits for everything that decides what stands first, so that nothing
 * moves afterwards (SN-04).
 */
export function ConsumerHome({ cardsOf, ...props }: Props) {
  const { affiliateId, courses, wanted, skeletons } = props
  const { sub } = useUser()
  const { card, isWaiting: waitsForCard } = useHighestCard(affiliateId)
  const session = useNextSession({ affiliateId })
  const wayBack = useWayBack(courses.data?.length === 0)
  // Drawing the home takes a phone a third of a second, during which it must still react.
  const isWaiting = useDeferredValue(
    waitsForCard || session.isWaiting || wayBack.isWaiting || isFirstAnswerWaiting(courses),
  )
  if (isWaiting) return skeletons
  const isDiver = card !== undefined && wanted === undefined
  return (
    <>
      {session.next && <NextSessionBanner {...session.next} />}
      {wayBack.next && <WayBackCard next={wayBack.next} />}
      {isDiver && (
        <>
          <DiverHome affiliateId={affiliateId} card={<HighestCard card={card} />} skeletons={skeletons} />
          <div className={css.next}>
            <Suspense fallback={<NotKnownYet />}>
              <OfferCard sub={sub} />
            </Suspense>
          </div>
        </>
      )}
      <Dashboard
        {...props}
        cards={cardsOf(!isDiver, !isDiver && courses.data?.length === 0)}
        isCertified={isDiver}
      />
    </>
  )
}

type LeadProps = Pick<Props, 'affiliateId' | 'courses' | 'wanted'> & {
  /** Whether the rest isn't there yet. */
  isWaiting: boolean
}

/** Below the greeting: a diver's level, or what is left of a student's course. */
export function ConsumerLead({ affiliateId, courses, wanted, isWaiting }: LeadProps) {
  const { card, isWaiting: waitsForCard } = useHighestCard(affiliateId)
  const skeleton = <Skeleton width="60%" />
  if (waitsForCard) return skeleton
  if (card && !wanted)
    return (
      <DiverLead affiliateId={affiliateId} level={card.title} skeleton={isWaiting ? skeleton : undefined} />
    )
  return isWaiting ? skeleton : <Lead courses={courses} wanted={wanted} />
}
