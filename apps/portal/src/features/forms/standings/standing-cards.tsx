import type { FormStandingsWire } from '@fathom/contract/forms'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PersonStanding, StandingDetails } from './form-standing.tsx'
import css from './standings.module.css'
import { standingsQuery } from './standings.queries.ts'

type Standings = UseQueryResult<FormStandingsWire>

/** TS-04: how the forms of the caller's students and guests stand. */
export const useStandings = (affiliateId: number): Standings =>
  useQuery(standingsQuery(useCalls(), affiliateId))

/** One student's forms, for a row of the students list; empty while unknown. */
export function StudentStanding({ standings, student }: { standings: Standings; student: number }) {
  const person = standings.data?.find(({ affiliateId }) => affiliateId === student)
  return person ? <PersonStanding person={person} /> : null
}

/** TS-04: guests in Discover Scuba Diving, who aren't enrolled in a course. Absent without guests. */
export function GuestStandings({ standings }: { standings: Standings }) {
  const { t } = useTranslator('forms-standing')
  const guests = (standings.data ?? []).filter(({ kind }) => kind === 'guest')
  if (guests.length === 0) return null
  return (
    <div className={css.block}>
      <Card title={t('forms-standing.guests.title')}>
        <ul className={css.people}>
          {guests.map((guest) => (
            <li className={css.person} key={guest.affiliateId}>
              <Avatar name={guest.name} />
              <h3 className={css.name}>
                <bdi>{guest.name}</bdi>
              </h3>
              <PersonStanding person={guest} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

type Props = { affiliateId: number; student: number }

/** TS-04: how one student's forms stand, with how that came about. */
export function StudentStandingCard({ affiliateId, student }: Props) {
  const { t } = useTranslator('forms-standing')
  const standings = useStandings(affiliateId)
  const person = standings.data?.find((each) => each.affiliateId === student)
  if (standings.data && !person) return null
  return (
    <div className={css.block}>
      <Card title={t('forms-standing.title')}>
        {person ? <StandingDetails person={person} /> : <Unknown standings={standings} />}
      </Card>
    </div>
  )
}

function Unknown({ standings }: { standings: Standings }) {
  const { t } = useTranslator('forms-standing')
  if (standings.isError || standings.fetchStatus === 'paused')
    return (
      <ErrorState
        level={3}
        onRetry={() => void standings.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={standings.isFetching}
        title={t('forms-standing.failed')}
      />
    )
  return (
    <Loading label={t('forms-standing.loading')}>
      <Skeleton height="6rem" shape="block" />
    </Loading>
  )
}
