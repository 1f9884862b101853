import type { AccountWire } from '@fathom/contract/account'
import { isGender } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listOwnNumbers } from '../../references/index.ts'
import type { AccountDeps } from '../account.deps.ts'
import { findAccount, personOf } from '../account.store.ts'
import { findPhone } from '../phone/find-phone.ts'
import { listMergedInto } from '../staff/merge.store.ts'
import { listIdentities } from './list-identities.ts'

/** The caller's account, as the account screen shows it. */
export async function getAccount(
  { config }: Pick<AccountDeps, 'config'>,
  db: Queryable,
  { affiliateId }: User,
): Promise<AccountWire> {
  const account = await findAccount(db, affiliateId)
  if (!account) throw new Problem('not-found', 404)
  const merged = await listMergedInto(db, affiliateId)
  const identities = await listIdentities(db, [affiliateId])
  const numbers = (await listOwnNumbers(db, [affiliateId]))
    .filter(({ standing }) => standing === 'current')
    .map(({ kind, number }) => ({ kind, number }))
  const isManagedElsewhere = config.oidc.issuer !== undefined
  return {
    affiliateId,
    email: account.email,
    ...personOf(account),
    gender: isGender(account.gender) ? account.gender : '',
    isBirthDateUnconfirmed: identities.get(affiliateId)?.isBirthDateToConfirm ?? false,
    ...(merged.length > 0 && { mergedNumbers: merged }),
    ...(numbers.length > 0 && { numbers }),
    languageCode: account.language,
    phone: await findPhone(db, account),
    phoneVersion: account.phoneVersion,
    version: account.version,
    isManagedElsewhere,
    createdAt: account.createdAt.toISOString(),
    passwordChangedAt: isManagedElsewhere ? null : account.passwordChangedAt.toISOString(),
    deleteAfter: account.deleteAfter?.toISOString() ?? null,
  }
}
