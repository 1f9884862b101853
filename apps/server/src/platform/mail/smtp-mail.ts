import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { refuseLineBreaks } from './refuse-line-breaks.ts'

/** Hands mail to the server at SMTP_URL. A refusal is thrown: whoever sends from a job is retried. */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (message) => {
      refuseLineBreaks(message)
      await transport.sendMail({ from, ...message })
    },
    recent: async () => [],
  }
}
