import { type NoticeKind, noticeLetter } from '@fathom/identity'
import type { Queryable } from '../../platform/database/index.ts'
import type { AccountDeps } from './account.deps.ts'
import { findAccount } from './account.store.ts'

export const LETTER_JOB = 'account.letter'

type LetterJob = { affiliateId: number; kind: NoticeKind }

/** Runs in the transaction of the action: the email is sent if and only if the action commits. */
export function sendLetter(
  { jobs }: Pick<AccountDeps, 'jobs'>,
  tx: Queryable,
  affiliateId: number,
  kind: NoticeKind,
): Promise<void> {
  return jobs.send(tx, LETTER_JOB, { affiliateId, kind })
}

export async function deliverLetter(
  { db, mail }: Pick<AccountDeps, 'db' | 'mail'>,
  { affiliateId, kind }: LetterJob,
): Promise<void> {
  const account = await findAccount(db, affiliateId)
  if (account?.email) await mail.send(noticeLetter(account, kind))
}
