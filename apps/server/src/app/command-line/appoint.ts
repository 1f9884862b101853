import { userInfo } from 'node:os'
import { isStaffMember, STAFF_RIGHTS } from '@fathom/domain/session'
import { listStaff, setAffiliateType } from '../../modules/account/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { isShared, listHolders, lockRights, saveRights } from '../../platform/staff-rights/index.ts'
import { StartProblem } from '../../platform/start-problem.ts'
import { findNamed } from './find-actor.ts'

/**
 * The first member of staff, or the next one when nobody is left who may give rights. Their sessions last; the rights
 * of staff need a new sign-in with a second factor anyway.
 */
export async function appoint(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  emailOrNumber = '',
): Promise<string> {
  if (config.oidc.issuer) throw new StartProblem('With OIDC_ISSUER, the provider says who is staff')
  return db.transaction(async (tx) => {
    await lockRights(tx)
    const person = await findNamed(tx, emailOrNumber)
    if (!person) throw new StartProblem(`There is no account ${emailOrNumber}: sign up in the portal first`)
    if (await isGoverned(tx))
      throw new StartProblem(
        'Staff who may give rights do that: npm run office -- people type, people rights',
      )
    const { affiliateId, affiliateType: from } = person
    const now = clock.now()
    if (!isStaffMember(from)) await setAffiliateType(tx, affiliateId, 9, now)
    await saveRights(tx, affiliateId, { rights: STAFF_RIGHTS, by: null, now })
    const by = { actor: affiliateId, subject: affiliateId }
    const operator = userInfo().username
    await audit(tx, { ...by, action: 'type-changed', detail: { from, to: 9, operator } })
    await audit(tx, { ...by, action: 'rights-changed', detail: { given: STAFF_RIGHTS, taken: [], operator } })
    return `${affiliateId} is staff with all rights, from the next sign-in on`
  })
}

async function isGoverned(tx: Queryable): Promise<boolean> {
  return (await isShared(tx))
    ? (await listHolders(tx, 'settings')).length > 0
    : (await listStaff(tx)).length > 0
}
