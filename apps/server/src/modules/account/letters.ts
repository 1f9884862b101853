import { type NoticeKind, noticeLetter } from '@fathom/identity'
import type { Queryable } from '../../platform/database/index.ts'
import { messageIdOf } from '../../platform/mail/index.ts'
import type { AccountDeps } from './account.deps.ts'
import { findAccount, findMergedAccount } from './account.store.ts'
import { findBirthDates } from './person/birth-date.store.ts'

export const LETTER_JOB = 'account.letter'

/** Names what was changed instead of containing it: jobs outlive a deleted person. */
export type LetterJob = { affiliateId: number; kind: NoticeKind; changeId?: string }

/** Runs in the transaction of the action: the email is sent if and only if the action commits. */
export function sendLetter(
  { jobs }: Pick<AccountDeps, 'jobs'>,
  tx: Queryable,
  affiliateId: number,
  kind: NoticeKind,
  changeId?: string,
): Promise<void> {
  return jobs.send(tx, LETTER_JOB, { affiliateId, kind, ...(changeId && { changeId }) })
}

export async function deliverLetter(
  { db, mail, config }: Pick<AccountDeps, 'db' | 'mail' | 'config'>,
  { affiliateId, kind, changeId }: LetterJob,
  jobId: string,
): Promise<void> {
  const account = await (kind === 'merged' ? findMergedAccount : findAccount)(db, affiliateId)
  if (!account?.email) return
  const birthDates = kind === 'birthDateChanged' ? await findBirthDates(db, affiliateId, changeId) : undefined
  await mail.send({ ...noticeLetter(account, kind, birthDates), id: messageIdOf(config, LETTER_JOB, jobId) })
}
