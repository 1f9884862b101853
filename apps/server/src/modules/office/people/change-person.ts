import type { TypeChangeWire } from '@fathom/contract/office'
import { participantKindOf } from '@fathom/domain/references'
import { isStaffMember, STAFF_RIGHTS, type StaffRight, type User } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
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
import { notifyPerson } from './notify-person.ts'
import { saveNumber } from './save-number.ts'

export type By = { caller: User; cookie: string | undefined }

/**
 * OF-03: a diver becomes an instructor, and so on. Who joins or leaves the staff gets or loses rights, so that needs
 * the right to give them. A person who becomes a professional or a dive center gets a number, or has one from before. The
 * person's tokens say what they were, so every session ends.
 */
export async function changeType(
  deps: OfficeDeps,
  { caller, cookie }: By,
  affiliateId: number,
  { type, ...change }: TypeChangeWire,
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
    const kind = participantKindOf(type)
    if (from === type && (!kind || change.number === undefined)) return false
    if (isStaffMember(from) || isStaffMember(type)) mustHaveRight(caller, 'settings')
    if (from !== type) await setAffiliateType(tx, affiliateId, type, deps.clock.now())
    const saved = kind && (await saveNumber(tx, { person, kind, change, mayReplace: false }))
    if (from === type && !saved?.isChanged) return false
    if (isStaffMember(from) && (await isShared(tx))) {
      await deleteRights(tx, affiliateId)
      await mustStayGovernable(tx)
    }
    if (isStaffMember(from)) await releaseWithoutRight(deps, tx)
    await audit(tx, {
      actor: caller.affiliateId,
      ...(from === type
        ? { action: 'directory-changed', detail: { ...saved?.detail } }
        : { action: 'type-changed', detail: { from, to: type, ...saved?.detail } }),
      subject: affiliateId,
    })
    await notifyPerson(deps, tx, affiliateId)
    return from !== type
  })
  if (isChanged) await deps.sessions.endSessions(affiliateId)
}

/** OF-01: the person has exactly these rights from the next call on. Nobody changes their own. */
export async function changeRights(
  deps: OfficeDeps,
  { caller, cookie }: By,
  affiliateId: number,
  wanted: readonly StaffRight[],
): Promise<void> {
  if (affiliateId === caller.affiliateId) throw new Problem('own-account', 409)
  await deps.sessions.mustBeFresh(caller, cookie)
  const rights = STAFF_RIGHTS.filter((right) => wanted.includes(right))
  const [by, now] = [caller.affiliateId, deps.clock.now()]
  await deps.db.transaction(async (tx) => {
    await lockRights(tx)
    const person = await findStaffView(tx, affiliateId, { lock: true })
    if (!person) throw new Problem('not-found', 404)
    if (!isStaffMember(person.affiliateType)) throw new Problem('not-staff', 409)
    // A person who gives rights for the first time keeps their own.
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
