import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/index.ts'
import { reasonOf } from '../reason-of.ts'
import { createFolderMail } from './folder-mail.ts'
import type { Mail } from './mail.ts'
import { createSmtpMail, trySmtp } from './smtp-mail.ts'
import { watchTransport } from './watch-transport.ts'

export type { Mail, MailOutcome, Message } from './mail.ts'
export { CODE_RETRIES, MAIL_RETRIES } from './mail-retries.ts'
export { readMailState } from './mail-state.ts'
export { messageIdOf } from './message-id.ts'

export function createMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Mail {
  const transport = config.smtpUrl
    ? createSmtpMail(config.smtpUrl, config.mailFrom)
    : createFolderMail(join(config.dataDir, 'mail'), config.mailFrom, clock)
  return watchTransport(transport, clock, log)
}

/** Only warns: an unreachable mail server must not block the start, but the operator should know. */
export async function warnOfMail(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (!smtpUrl) return
  await trySmtp(smtpUrl).catch((error) =>
    log.warn(
      `SMTP_URL cannot be used (${new URL(smtpUrl).host}): ${reasonOf(error)}; mail waits and is sent when it can be used`,
    ),
  )
}
