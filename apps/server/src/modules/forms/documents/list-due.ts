import type { FormsDueWire } from '@fathom/contract/forms'
import { FORM_NAMES, isAdultUnconfirmed, lastDayOnEarth } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { listRecordStandings } from '../course-forms.ts'
import type { StandingDeps } from './form-standing.ts'

/** TS-05: whether a diver is an adult by a birth date that nobody has checked, and a minor by one given before. */
export async function hasUnconfirmedAge(
  { listIdentities }: Pick<StandingDeps, 'listIdentities'>,
  db: Queryable,
  affiliateId: number,
  now: Date,
): Promise<boolean> {
  const owner = (await listIdentities(db, [affiliateId])).get(affiliateId)
  return owner !== undefined && isAdultUnconfirmed(owner.birthDate, owner.ruling, lastDayOnEarth(now))
}

/** What is required of a diver, and where a draft exists. No answer is opened for it. */
export async function listDue(
  deps: StandingDeps,
  db: Queryable,
  affiliateId: number,
  now: Date,
): Promise<FormsDueWire> {
  const due = await listRecordStandings(deps, db, [affiliateId], now)
  const drafts = await db.query<{ form: string; updated_at: Date }>(
    'select form, updated_at from form_draft where affiliate_id = $1',
    [affiliateId],
  )
  const isBirthDateUnconfirmed = await hasUnconfirmedAge(deps, db, affiliateId, now)
  return FORM_NAMES.map((name) => {
    const record = due.find((each) => each.name === name)
    const state = record?.state ?? 'missing'
    const isDone = state === 'cleared'
    return {
      name,
      isAsked: record !== undefined,
      dueOn: isDone ? null : (record?.dueOn ?? null),
      isDone,
      state,
      request: record?.request ?? 'none',
      declinedAt: record?.declinedAt?.toISOString() ?? null,
      validUntil: isDone || state === 'expired' ? (record?.end?.toISOString() ?? null) : null,
      isBirthDateUnconfirmed,
      draftSavedAt: drafts.find(({ form }) => form === name)?.updated_at.toISOString() ?? null,
    }
  })
}
