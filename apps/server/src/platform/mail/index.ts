import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/index.ts'
import { createFolderMail } from './folder-mail.ts'
import type { Mail } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

export type { Mail, Message } from './mail.ts'

export function createMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, clock: Clock): Mail {
  return config.smtpUrl
    ? createSmtpMail(config.smtpUrl, config.mailFrom)
    : createFolderMail(join(config.dataDir, 'mail'), config.mailFrom, clock)
}
