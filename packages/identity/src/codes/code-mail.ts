import { codeLetter, noticeLetter, unknownLetter } from '../letters/letters.ts'
import type { Accounts, CodeMail, Letter, NewAccount } from '../ports.ts'
import type { MailedCodes } from './mailed-codes.ts'

/** Undefined when the code has expired, was used, or was replaced by a newer one: then nothing is sent. */
export async function composeCode(
  { codes, accounts }: { codes: MailedCodes; accounts: Pick<Accounts, 'findByEmail' | 'findBySub'> },
  mail: CodeMail,
): Promise<Letter | undefined> {
  const waiting = await codes.findIssued(mail, new Date(mail.expiresAt))
  if (!waiting) return undefined
  const { email, details, code } = waiting
  if (mail.purpose === 'sign-up') {
    const draft: NewAccount = JSON.parse(details)
    const owner = await accounts.findByEmail(email)
    return owner ? noticeLetter(owner, 'taken') : codeLetter(draft, 'signUp', code)
  }
  const account = details ? await accounts.findBySub(details) : undefined
  return account ? codeLetter(account, 'reset', code) : unknownLetter(email, mail.language)
}
