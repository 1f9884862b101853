import {
  type AffiliateType,
  isStaffMember,
  STAFF_RIGHTS,
  type StaffRight,
  type User,
} from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  deleteRights,
  findOwnRights,
  isShared,
  lockRights,
  mustHaveRight,
  saveRights,
} from '../../../platform/staff-rights/index.ts'
import { findStaffView, mustStayGovernable, setAffiliateType } from '../../account/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { OFFICE_EVENT } from '../queues/queue-job.ts'
import { releaseWithoutRight } from '../queues/release-claims.ts'

type By = { caller: User; cookie: string | undefined }

/**
 * OF-03: a diver becomes an instructor, and so on. Who joins or leaves the staff gets or loses rights, so that needs
 * the right to give them. The person's tokens say what they were, so every session ends.
 */
export async function changeType(
  deps: OfficeDeps,
  { caller, cookie }: By,
  affiliateId: number,
  type: AffiliateType,
): Promise<void> {
  // With an outside provider, its tokens say who is what.
  if (deps.config.oidc.issuer) throw new Problem('provider-decides', 409)
  if (affiliateId === caller.affiliateId) throw new Problem('own-account', 409)
  await deps.sessions.mustBeFresh(caller, cookie)
  const isChanged = await deps.db.transaction(async (tx) => {
    await lockRights(tx)
    const person = await findStaffView(tx, affiliateId, { lock: true })
    if (!person) throw new Problem('not-found', 404)
    if (person.mergedInto !== null) throw new Problem('already-merged', 409)
    const { affiliateType: from } = person
    if (from === type) return false
    if (isStaffMember(from) || isStaffMember(type)) mustHaveRight(caller, 'settings')
    await setAffiliateType(tx, affiliateId, type, deps.clock.now())
    if (isStaffMember(from) && (await isShared(tx))) {
      await deleteRights(tx, affiliateId)
      await mustStayGovernable(tx)
    }
    if (isStaffMember(from)) await releaseWithoutRight(deps, tx)
    await audit(tx, {
      actor: caller.affiliateId,
      action: 'type-changed',
      subject: affiliateId,
      detail: { from, to: type },
    })
    await notifyPerson(deps, tx, affiliateId)
    return true
  })
  if (isChanged) await deps.sessions.endSessions(affiliateId)
}

/** OF-01: the person has exactly these rights from the next call on. */
export async function changeRights(
  deps: OfficeDeps,
  { caller, cookie }: By,
  affiliateId: number,
  wanted: readonly StaffRight[],
): Promise<void> {
  await deps.sessions.mustBeFresh(caller, cookie)
  const rights = STAFF_RIGHTS.filter((right) => wanted.includes(right))
  const [by, now] = [caller.affiliateId, deps.clock.now()]
  await deps.db.transaction(async (tx) => {
    await lockRights(tx)
    const person = await findStaffView(tx, affiliateId, { lock: true })
    if (!person) throw new Problem('not-found', 404)
    if (!isStaffMember(person.affiliateType)) throw new Problem('not-staff', 409)
    // Whoever shares rights out for the first time keeps their own.
    if (!(await isShared(tx))) await saveRights(tx, by, { rights: STAFF_RIGHTS, by, now })
    const before = await findOwnRights(tx, affiliateId)
    if (before.join() === rights.join()) return
    await saveRights(tx, affiliateId, { rights, by, now })
    await mustStayGovernable(tx)
    await releaseWithoutRight(deps, tx)
    await audit(tx, {
      actor: by,
      action: 'rights-changed',
      subject: affiliateId,
      detail: {
        given: rights.filter((right) => !before.includes(right)),
        taken: before.filter((right) => !rights.includes(right)),
      },
    })
    await notifyPerson(deps, tx, affiliateId)
    // Their open pages of the office then close what isn't allowed any more.
    await deps.live.publishTo(tx, affiliateId, OFFICE_EVENT, { kind: 'rights' })
  })
}

/** What staff change in someone's account, that person learns. */
async function notifyPerson({ notify }: OfficeDeps, tx: Queryable, affiliateId: number): Promise<void> {
  await notify(tx, affiliateId, { kind: 'account-changed-by-staff', values: {}, url: '/account' })
}
