import type { AccountWire, UpdateLanguageWire } from '@fathom/contract/account'
import type { User } from '@fathom/domain/session'
import { isLocale } from '@fathom/domain/translations'
import { Problem } from '../../../platform/problem.ts'
import { type AccountDeps, mustBeManagedHere } from '../account.deps.ts'
import { lockAccount } from '../account.store.ts'
import { mustBeOwnEmail } from '../own-email.ts'
import { getAccount } from './get-account.ts'
import { keepHistory, updateLanguageRow } from './person.store.ts'

/** CA-09. The last choice wins: a language isn't edited concurrently, it is chosen. */
export async function updateLanguage(
  deps: AccountDeps,
  caller: User,
  email: string,
  { userName, languageCode }: UpdateLanguageWire,
): Promise<AccountWire> {
  mustBeOwnEmail(caller, email)
  mustBeOwnEmail(caller, userName)
  mustBeManagedHere(deps)
  if (!isLocale(languageCode)) throw new Problem('unknown-language', 422)
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.affiliateId)
    if (!account) throw new Problem('not-found', 404)
    if (account.language !== languageCode) {
      await keepHistory(
        tx,
        caller.affiliateId,
        'language',
        { languageCode: account.language },
        deps.clock.now(),
      )
      await updateLanguageRow(tx, caller.affiliateId, languageCode, deps.clock.now())
      await deps.sessions.announceAccountChange(tx, caller.affiliateId, account.version)
    }
    return getAccount(deps, tx, caller)
  })
}
