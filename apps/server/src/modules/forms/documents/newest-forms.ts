import type { FormState, PhysicianRequest } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { isMedicalRequired } from './document.store.ts'
import { type FormStanding, listNewest, readStandings, type StandingDeps } from './form-standing.ts'

export type NewestForm = {
  documentId: string
  createdAt: Date
  state: FormState
  request: PhysicianRequest
  /** Until when it counts. */
  end: Date
  /** When a physician declined the diver, if that still holds. */
  declinedAt: Date | null
  /** A physician must approve and hasn't yet. */
  isPhysicianAwaited: boolean
  isGuardianAwaited: boolean
}

export type NewestForms = { medical: NewestForm | undefined; release: NewestForm | undefined }

/** The diver has to sign it again, so it counts as not signed. */
const isToSignAgain = ({ state, end, isDetailsChanged }: FormStanding, now: Date) =>
  isDetailsChanged || state === 'physician-teaches' || end <= now

/** The newest questionnaire and release that a diver signed here, even if others must still sign. */
export async function findNewestForms(
  deps: StandingDeps,
  db: Queryable,
  affiliateId: number,
  now: Date,
): Promise<NewestForms> {
  const rows = await listNewest(db, [affiliateId])
  const standingOf = await readStandings(deps, db, rows, now)
  const newest = (form: string): NewestForm | undefined => {
    const row = rows.find((each) => each.form === form)
    if (!row) return undefined
    const standing = standingOf(row)
    if (isToSignAgain(standing, now)) return undefined
    return {
      documentId: row.id,
      createdAt: row.created_at,
      state: standing.state,
      request: standing.request,
      end: standing.end,
      declinedAt: standing.declinedAt,
      isPhysicianAwaited: isMedicalRequired(row) || standing.openRequest !== null,
      isGuardianAwaited: standing.isGuardianAwaited,
    }
  }
  return { medical: newest('medical-questionnaire'), release: newest('liability-release') }
}
