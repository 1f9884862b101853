import type { ClubPlanWire, ClubWire } from '@fathom/contract/club'
import { type ClubPlanId, TRIAL_DAYS } from '@fathom/domain/club'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { priceText } from '../../shared/price-text.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts'
import css from './club.module.css'
import { clubKey, clubQuery } from './club.queries.ts'
import { Benefits, MembershipSummary, StateBadge } from './membership.tsx'

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
        <MembershipCard affiliateId={affiliateId} club={club} onJoined={onJoined} />
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

/** All past and current membership terms. */
function Terms({ terms }: { terms: ClubWire['terms'] }) {
  const { t, formatDay } = useTranslator('club')
  return (
    <div className={css.terms}>
      <Card title={t('club.terms.title')}>
        <ul className={css.termList}>
          {terms.map(({ kind, startsOn, endsOn }) => (
            <li key={`${kind} ${startsOn}`}>
              <b>{t(`club.terms.${kind}`)}</b>
              <span>{t('club.terms.span', { from: formatDay(startsOn), to: formatDay(endsOn) })}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

type MembershipCardProps = { club: ClubWire; affiliateId: number; onJoined: () => void }

function MembershipCard({ club, affiliateId, onJoined }: MembershipCardProps) {
  const { t } = useTranslator('club')
  const { http } = useCalls()
  const client = useQueryClient()
  const oneAtATime = useOneAtATime()
  const trial = useMutation({
    mutationFn: () => http.post<ClubWire>('ecards', 'club/trial', { body: {} }),
    onSuccess: (next) => {
      client.setQueryData(clubKey(affiliateId), next)
      onJoined()
      showToast({ text: t('club.trial.started', { days: TRIAL_DAYS }) })
    },
  })
  return (
    <Card aside={<StateBadge state={club.state} />} title={t('club.mine')}>
      <MembershipSummary club={club} />
      <Benefits discountPercent={club.discountPercent} of={['discount', 'free-ecard']} />
      {trial.isError && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t('club.trial.failed')}
        </Banner>
      )}
      <div className={css.actions}>
        {club.mayStartTrial && (
          <Button busy={trial.isPending} kind="primary" onClick={() => oneAtATime(() => trial.mutateAsync())}>
            {t('club.trial.start', { days: TRIAL_DAYS })}
          </Button>
        )}
        <ButtonLink to={paths.codes()}>{t('club.enterCode')}</ButtonLink>
      </div>
    </Card>
  )
}

type PlansProps = Pick<ClubWire, 'plans' | 'discountPercent'> & {
  /** Opens the organization's shop with that plan. */
  onChoose: (plan: ClubPlanId) => Promise<void>
  /** The plan whose shop page is being opened. */
  leavingFor: ClubPlanId | undefined
}

function Plans({ plans, discountPercent, onChoose, leavingFor }: PlansProps) {
  const { t } = useTranslator('club')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={css.plans} id="plans">
      <h2 className={css.heading} id={headingId} tabIndex={-1}>
        {t('club.plans.title')}
      </h2>
      <p className={css.quiet}>{t('club.plans.lead')}</p>
      <ul className={css.planList}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <Plan
              discountPercent={discountPercent}
              isLeaving={leavingFor === plan.id}
              onChoose={() => void onChoose(plan.id)}
              plan={plan}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlanProps = { plan: ClubPlanWire; discountPercent: number; onChoose: () => void; isLeaving: boolean }

function Plan({ plan, discountPercent, onChoose, isLeaving }: PlanProps) {
  const translator = useTranslator('club')
  const { t } = translator
  const name = t(`club.plan.${plan.id}`)
  return (
    <article className={css.plan}>
      <h3 className={css.planName}>{name}</h3>
      <p className={css.price}>
        <b>
          <bdi>{priceText(translator, plan.price)}</bdi>
        </b>{' '}
        {t('club.plan.aYear')}
      </p>
      <Benefits discountPercent={discountPercent} of={plan.benefits} />
      <Button
        aria-label={t('club.plan.chooseNamed', { plan: name })}
        block
        busy={isLeaving}
        kind="line"
        onClick={onChoose}
      >
        {t('club.plan.choose')}
      </Button>
    </article>
  )
}
