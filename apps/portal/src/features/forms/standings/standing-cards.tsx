import type { FormStandingsWire, FormStandingWire } from '@fathom/contract/forms'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import rows from '../../../shared/ui/surface/person-rows.module.css'
import { PersonStanding, StandingDetails, UnclearedNotice } from './form-standing.tsx'
import css from './standings.module.css'
import { standingsQuery } from './standings.queries.ts'

type Standings = UseQueryResult<FormStandingsWire>

/** TS-04: how the forms of the caller's students and guests stand. */
export const useStandings = (affiliateId: number): Standings =>
  useQuery(standingsQuery(useCalls(), affiliateId))

/** One student's forms, for a row of the students list; empty while unknown, and for students of former times. */
export function StudentStanding({ standings, student }: { standings: Standings; student: number }) {
  const person = standings.data?.find(({ affiliateId }) => affiliateId === student)
  return person?.medical ? <PersonStanding person={person} /> : null
}

type CertifyProps = { affiliateId: number; student: number; title: string }

/** In the question before certifying: that the student's forms don't clear them. */
export function CertifyNotice({ affiliateId, student, title }: CertifyProps) {
  const person = useStandings(affiliateId).data?.find((each) => each.affiliateId === student)
  return person ? <UnclearedNotice person={person} title={title} /> : null
}

type ForGuest = (guest: { affiliateId: number; name: string }) => ReactNode

type GuestsProps = {
  standings: Standings
  /** What a guest's forms need of the reader. */
  tasksOf: ForGuest
  /** TS-03: the pages on which a guest's clearance rests. */
  pagesOf: ForGuest
  /** TS-05: confirms a guest's birth date. */
  confirmOf: ForGuest
}

/** Where a person is in the list: the person who handed over the device for them comes back to it. */
export const personId = (affiliateId: number | string) => `forms-of-${affiliateId}`

/** The list may load after the page has opened, so the row itself looks whether it is the one. */
function comeBack(row: HTMLElement | null) {
  if (row && location.hash === `#${row.id}`) row.scrollIntoView({ block: 'center' })
}

/** TS-04: guests in Discover Scuba Diving, who aren't enrolled in a course. Absent without guests. */
export function GuestStandings({ standings, tasksOf, pagesOf, confirmOf }: GuestsProps) {
  const { t } = useTranslator('forms-standing')
  const guests = (standings.data ?? []).filter(({ kind }) => kind === 'guest')
  if (guests.length === 0) return null
  const waiting = guests.filter(({ medical, release }) =>
    [medical, release].some((form) => form && needsReader(form)),
  )
  return (
    <div className={css.block}>
      <Card title={t('forms-standing.guests.title')}>
        <ul className={css.people}>
          {guests.map((guest) => (
            <li
              className={classNames(rows.row, css.person)}
              id={personId(guest.affiliateId)}
              key={guest.affiliateId}
              ref={comeBack}
            >
              <Avatar name={guest.name} />
              <h3 className={rows.name}>
                <bdi>{guest.name}</bdi>
              </h3>
              <div className={css.wide}>
                <StandingDetails level={4} person={guest} />
                {confirmOf(guest)}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {waiting.map((guest) => (
        <Fragment key={guest.affiliateId}>{tasksOf(guest)}</Fragment>
      ))}
      {guests.filter(isOnPaper).map((guest) => (
        <Fragment key={guest.affiliateId}>{pagesOf(guest)}</Fragment>
      ))}
    </div>
  )
}

const isOnPaper = ({ medical }: FormStandingsWire[number]) => medical?.physician?.origin.way === 'paper'

/** After a refusal a guardian may be awaited too; the list of tasks knows. */
const needsReader = ({ state, isPageWaiting }: FormStandingWire) =>
  state === 'guardian-awaited' ||
  state === 'decision-awaited' ||
  (state === 'physician-awaited' && isPageWaiting)

type Props = { affiliateId: number; student: number; children?: ReactNode }

/** TS-04: how one student's forms stand, with how that came about. */
export function StudentStandingCard({ affiliateId, student, children }: Props) {
  const { t } = useTranslator('forms-standing')
  const standings = useStandings(affiliateId)
  const person = standings.data?.find((each) => each.affiliateId === student)
  if (standings.data && !person) return null
  return (
    <Card title={t('forms-standing.title')}>
      {person ? (
        <div className={css.pair}>
          <StandingDetails person={person} />
          {children}
        </div>
      ) : (
        <Unknown standings={standings} />
      )}
    </Card>
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
