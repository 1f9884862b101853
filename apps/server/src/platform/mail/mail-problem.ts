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

const isMailProblem = (error: unknown) =>
  error instanceof MailAway || error instanceof MailDeferred || error instanceof MailRefused

const ABOUT_ONE_MESSAGE = /^(EENVELOPE|EMESSAGE)$/
/** The server closes, or wants us to sign in first. */
const ABOUT_THE_SERVER = [421, 530, 534, 535, 538]

type SmtpError = { code?: string; responseCode?: number; command?: string }

/** Every mail has the sender MAIL_FROM, so a server that refuses it for good takes none until the setting is mended. */
const isSenderRefused = ({ code, responseCode = 0, command }: SmtpError) =>
  code === 'EENVELOPE' && command === 'MAIL FROM' && responseCode >= 500

/** Keeps only codes, because the texts of a mail server contain the person's address. */
export function mailProblem(error: unknown): Error {
  if (isMailProblem(error)) return error as Error
  const { code = 'UNKNOWN', responseCode } = error as SmtpError
  const problem = [code, responseCode].filter((part) => part !== undefined).join(' ')
  const isAboutServer = ABOUT_THE_SERVER.some((each) => each === responseCode)
  if (!ABOUT_ONE_MESSAGE.test(code) || isAboutServer || isSenderRefused(error as SmtpError))
    return new MailAway(problem)
  return responseCode !== undefined && responseCode >= 500
    ? new MailRefused(problem)
    : new MailDeferred(problem)
}
