import type { CodeMail, Mailer } from '@fathom/identity'
import { jobIdOf } from '../../platform/jobs/index.ts'
import { messageIdOf } from '../../platform/mail/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountDeps } from './account.deps.ts'

export const CODE_JOB = 'account.code'

/** A job names the code instead of containing it; the code itself is encrypted, and deleted when it's over. */
export function mailerOn({ db, jobs, mail }: Pick<Platform, 'db' | 'jobs' | 'mail'>): Mailer {
  return {
    queue: (tx, code) =>
      jobs.send(tx, CODE_JOB, code, { id: jobIdOf(CODE_JOB, code.uid, code.purpose, code.expiresAt) }),
    isLate: async () => {
      if (mail.away()) return true
      const late = await db.query("select from jobs.job where name = $1 and state = 'retry' limit 1", [
        CODE_JOB,
      ])
      return late.length > 0
    },
  }
}

/** Nothing is sent for a code that has expired, was used, or was replaced meanwhile. */
export async function deliverCode(
  { mail, config, composeCode }: Pick<AccountDeps, 'mail' | 'config' | 'composeCode'>,
  code: CodeMail,
  jobId: string,
): Promise<void> {
  const letter = await composeCode(code)
  if (letter) await mail.send({ ...letter, id: messageIdOf(config, CODE_JOB, jobId) })
}
