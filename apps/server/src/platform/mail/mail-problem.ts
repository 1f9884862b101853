import { FinalFailure } from '../jobs/final-failure.ts'

/** The mail server can't be used now. The log has one line when this begins and one when it ends. */
export class MailAway extends Error {
  override name = 'MailAway'
  readonly problem: string
  constructor(problem: string) {
    super(`the mail server can't be used: ${problem}`)
    this.problem = problem
  }
}

/** The mail server doesn't take this one message now; it may take it later. */
class MailDeferred extends Error {
  override name = 'MailDeferred'
  readonly problem: string
  constructor(problem: string) {
    super(`the mail server did not accept a mail: ${problem}`)
    this.problem = problem
  }
}

/** The mail server won't ever take this message. */
export class MailRefused extends FinalFailure {
  override name = 'MailRefused'
  readonly problem: string
  constructor(problem: string) {
    super(`the mail server refused a mail: ${problem}`)
    this.problem = problem
  }
}

/**
 * A fault of ours in a message. It keeps its own name, and fails at once: the mail server isn't to blame, and
 * another attempt would fail in the same way.
 */
class MailFault extends FinalFailure {
  constructor(fault: unknown) {
    super(fault instanceof Error ? fault.message : String(fault), { cause: fault })
    this.name = fault instanceof Error ? fault.name : 'MailFault'
  }
}

const ABOUT_ONE_MESSAGE = /^(EENVELOPE|EMESSAGE)$/
/** The server closes, or wants us to sign in first. */
const ABOUT_THE_SERVER = [421, 530, 534, 535, 538]

/** Codes of the mail server's protocol, the network and the file system. Node's names for misuse begin with ERR_. */
const FROM_OUTSIDE = /^E(?!RR_)[A-Z0-9_]+$/

type SmtpError = { code?: string; responseCode?: number | undefined; command?: string }

/** Every mail has the sender MAIL_FROM, so a server that refuses it for good takes none until the setting is mended. */
const isSenderRefused = ({ code, responseCode = 0, command }: SmtpError) =>
  code === 'EENVELOPE' && command === 'MAIL FROM' && responseCode >= 500

/** Keeps only codes, because the texts of a mail server contain the person's address. */
export function mailProblem(error: unknown): MailAway | MailDeferred | MailRefused | MailFault {
  const { code = '', responseCode, ...smtp } = (error ?? {}) as SmtpError
  if (!FROM_OUTSIDE.test(code)) return new MailFault(error)
  const problem = responseCode === undefined ? code : `${code} ${responseCode}`
  const isAboutServer = ABOUT_THE_SERVER.some((each) => each === responseCode)
  if (!ABOUT_ONE_MESSAGE.test(code) || isAboutServer || isSenderRefused({ ...smtp, code, responseCode }))
    return new MailAway(problem)
  // Without an answer of the server, its client library found that the message can't be sent.
  const isForGood = responseCode === undefined || responseCode >= 500
  return isForGood ? new MailRefused(problem) : new MailDeferred(problem)
}

export const isMailFault = (error: Error): boolean => error instanceof MailFault
