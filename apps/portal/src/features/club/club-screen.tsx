import type { ClubWire } from '@fathom/contract/club'
import type { ClubPlanId } from '@fathom/domain/club'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from './club.module.css'
import { clubQuery } from './club.queries.ts'
import { StandingCard } from './membership-card.tsx'
import { Plans } from './plans.tsx'
import { Terms } from './terms.tsx'

type Props = {
  affiliateId: number
  enterShop: (plan: ClubPlanId) => Promise<void>
  /** Called after the user has joined here. */
  onJoined: () => void
  /** What another feature offers to members, shown next to the membership status. */
  children?: ReactNode
}

export function ClubScreen({ affiliateId, enterShop, onJoined, children }: Props) {
  const { t } = useTranslator('club')
  const club = useQuery(clubQuery(useCalls(), affiliateId))
  if (club.data)
    return (
      <Club affiliateId={affiliateId} club={club.data} enterShop={enterShop} onJoined={onJoined}>
        {children}
      </Club>
    )
  if (club.isError || club.fetchStatus === 'paused')
    return (
      <Card>
        <ErrorState
          onRetry={() => void club.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={club.isFetching}
          title={t('club.failed.title')}
        >
          {t('club.failed.text')}
        </ErrorState>
      </Card>
    )
  return (
    <Loading label={t('club.loading')}>
      <Skeleton height="16rem" shape="block" />
    </Loading>
  )
}

function Club({ club, affiliateId, enterShop, onJoined, children }: Props & { club: ClubWire }) {
  const [leavingFor, setLeavingFor] = useState<ClubPlanId>()
  const choose = async (plan: ClubPlanId) => {
    setLeavingFor(plan)
    await enterShop(plan)
    setLeavingFor(undefined)
  }
  return (
    <>
      <div className={css.columns}>
        <StandingCard affiliateId={affiliateId} club={club} onJoined={onJoined} />
        {children}
      </div>
      <Plans
        discountPercent={club.discountPercent}
        leavingFor={leavingFor}
        onChoose={choose}
        plans={club.plans}
      />
      {club.terms.length > 0 && <Terms terms={club.terms} />}
    </>
  )
}
