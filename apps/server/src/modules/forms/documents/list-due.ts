import type { FormsDueWire } from '@fathom/contract/forms'
import { FORM_NAMES, isAdultUnconfirmed, lastDayOnEarth } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { listRecordStandings } from '../course-forms.ts'
import type { StandingDeps } from './form-standing.ts'

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
  const owner = (await deps.listIdentities(db, [affiliateId])).get(affiliateId)
  const isBirthDateUnconfirmed =
    owner !== undefined && isAdultUnconfirmed(owner.birthDate, owner.ruling, lastDayOnEarth(now))
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
