import { createTransport } from 'nodemailer'
import type { Transport } from './mail.ts'

/** Sends mail through the server at SMTP_URL. */
export function createSmtpMail(url: string, from: string): Transport {
  const transport = transportTo(url)
  return {
    send: async ({ id: messageId, ...message }) => {
      await transport.sendMail({ from, ...message, ...(messageId && { messageId }) })
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
