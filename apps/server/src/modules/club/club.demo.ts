import { type ClubTerm, TRIAL_DAYS } from '@fathom/domain/club'
import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import { dayOf } from './club-status.ts'
import { addTerm } from './club-term.store.ts'

const DAY_MS = 86_400_000

type DemoTerm = { kind: ClubTerm['kind']; from: number; through: number }

/** In days from today. */
const TERMS: Partial<Record<DemoPersonName, DemoTerm>> = {
  diver: { kind: 'paid', from: -200, through: 164 },
  veteran: { kind: 'paid', from: -420, through: -56 },
  trial: { kind: 'trial', from: 12 - TRIAL_DAYS, through: 11 },
}

/** Membership dates must stay recent, however old the demo world is. */
export async function renewDemoClub(
  tx: Queryable,
  { name, affiliateId }: DemoPerson,
  now: Date,
): Promise<void> {
  const term = TERMS[name]
  if (!term) return
  const source = term.kind === 'trial' ? 'trial' : 'demo'
  const day = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))
  await tx.query('delete from club_term where affiliate_id = $1 and source = $2', [affiliateId, source])
  await addTerm(tx, affiliateId, source, {
    kind: term.kind,
    startsOn: day(term.from),
    endsOn: day(term.through),
  })
}
