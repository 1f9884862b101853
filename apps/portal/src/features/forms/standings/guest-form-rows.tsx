import type { FormStandingsWire } from '@fathom/contract/forms'
import type { ReactNode } from 'react'
import { isFirstAnswerWaiting } from '../../../shared/first-answer.ts'
import { paths } from '../../../shared/paths.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { personId, useStandings } from './standing-cards.tsx'
import css from './standings.module.css'

type Person = FormStandingsWire[number]

const isOpen = ({ medical, release }: Person) =>
  release.state !== 'cleared' || (medical !== null && medical.state !== 'cleared')

/** SN-01: the guests in Discover Scuba Diving whose forms keep them out of the water, a row each; empty offline. */
export function useGuestFormRows(affiliateId: number): { rows: readonly ReactNode[]; isWaiting: boolean } {
  const answer = useStandings(affiliateId)
  const { data = [] } = answer
  const guests = data.filter((person) => person.kind === 'guest' && isOpen(person))
  return {
    rows: guests.map((person) => <GuestRow key={person.affiliateId} person={person} />),
    isWaiting: isFirstAnswerWaiting(answer),
  }
}

function GuestRow({ person: { affiliateId, name, medical, release } }: { person: Person }) {
  return (
    <ListRow
      lead={<Avatar name={name} />}
      text={
        <span className={css.badges}>
          {medical && medical.state !== 'cleared' && <StandingBadge kind="medical" standing={medical} />}
          {release.state !== 'cleared' && <StandingBadge kind="release" standing={release} />}
        </span>
      }
      title={<bdi>{name}</bdi>}
      to={`${paths.students()}#${personId(affiliateId)}`}
    />
  )
}
