import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { refuseLineBreaks } from './refuse-line-breaks.ts'

/** Sends mail through the server at SMTP_URL. Throws on a rejection, so a job that sends is retried. */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = transportTo(url)
  return {
    send: async (message) => {
      refuseLineBreaks(message)
      await transport.sendMail({ from, ...message })
    },
    recent: async () => [],
  }
}

/** Checks that the server at SMTP_URL answers and accepts our credentials. */
export async function trySmtp(url: string): Promise<void> {
  await transportTo(url).verify()
}

const transportTo = (url: string) =>
  createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
