import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { traced } from '../tracing/index.ts'
import type { Mail, MailOutcome, Message, Transport } from './mail.ts'
import { isMailFault, MailAway, mailProblem } from './mail-problem.ts'

/** Knows whether mail goes out, and says so once when that changes, however many mails wait. */
export function watchTransport(
  transport: Transport,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Mail {
  let away: { since: Date; problem: string } | undefined
  const backListeners = new Set<() => void>()
  const outcomeListeners = new Set<(outcome: MailOutcome) => void>()
  const note = (outcome: MailOutcome) => {
    for (const listener of outcomeListeners) listener(outcome)
  }

  function isBack() {
    if (!away) return
    log.warn({ awayMs: clock.now().getTime() - away.since.getTime() }, 'the mail server is back')
    away = undefined
    for (const listener of backListeners) listener()
  }

  function failed(error: Error) {
    if (isMailFault(error)) return
    if (!(error instanceof MailAway)) {
      isBack()
      return note('refused')
    }
    note('away')
    if (away) return
    away = { since: clock.now(), problem: error.problem }
    log.error({ problem: error.problem }, 'mail cannot be sent; it waits and is sent when that works again')
  }

  return {
    send: async (message) => {
      try {
        refuseLineBreaks(message)
        await traced('mail', {}, () => transport.send(message))
      } catch (error) {
        const problem = mailProblem(error)
        failed(problem)
        throw problem
      }
      isBack()
      note('sent')
    },
    recent: transport.recent,
    away: () => away,
    onBack: (listener) => void backListeners.add(listener),
    onOutcome: (listener) => void outcomeListeners.add(listener),
  }
}

/** A line break in a header would let its author inject headers. */
function refuseLineBreaks({ to, subject, headers = {} }: Message) {
  const values = [to, subject, ...Object.keys(headers), ...Object.values(headers)]
  if (values.some((value) => /[\r\n]/.test(value))) throw new Error('a message header contains a line break')
}
