import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createMail } from './index.ts'

const clock = { now: () => new Date('2030-05-06T07:08:09Z') }
const quiet = { warn: () => {}, error: () => {} }
const mailFrom = 'Fathom <no-reply@fathom.test>'
const message = { to: 'diver@fathom.test', subject: 'Your code · 你好', text: 'The code is 123456.' }
const folderMail = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fathom-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return {
    folder: join(dataDir, 'mail'),
    mail: createMail({ smtpUrl: undefined, mailFrom, dataDir }, clock, quiet),
  }
}

test('mail in the folder can be read back, newest first', async () => {
  const { mail } = folderMail()
  expect(await mail.recent(10)).toEqual([])
  await mail.send(message)
  await mail.send({ ...message, subject: 'Second', html: '<p>Hello</p>' })
  const recent = await mail.recent(10)
  expect(recent.map(({ subject }) => subject)).toEqual(['Second', message.subject])
  expect(recent[1]).toMatchObject({ ...message, sentAt: '2030-05-06T07:08:09.000Z' })
  expect(await mail.recent(1)).toHaveLength(1)
})

test('each message is also a real .eml that only this user can read', async () => {
  const { folder, mail } = folderMail()
  await mail.send({ ...message, headers: { 'X-Fathom-Area': 'account' } })
  const name = readdirSync(folder).find((file) => file.endsWith('.eml')) ?? ''
  const eml = readFileSync(join(folder, name), 'utf8')
  expect(eml).toMatch(/^From: Fathom <no-reply@fathom\.test>\r$/m)
  expect(eml).toMatch(/^To: diver@fathom\.test\r$/m)
  expect(eml).toMatch(/^X-Fathom-Area: account\r$/m)
  expect(eml).toContain('The code is 123456.')
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test('with SMTP_URL, mail goes to that server', async () => {
  const received: { from: string; to: string[]; body: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), body: await text(stream) })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  const mail = createMail({ smtpUrl, mailFrom, dataDir: '/nowhere' }, clock, quiet)
  await mail.send(message)
  expect(received).toMatchObject([{ from: 'no-reply@fathom.test', to: ['diver@fathom.test'] }])
  expect(received[0]?.body).toContain('The code is 123456.')
  await new Promise<void>((closed) => server.close(closed))
  await expect(mail.send(message)).rejects.toThrow()
})

test('rejects header injection', async () => {
  const { mail } = folderMail()
  await expect(mail.send({ ...message, subject: 'Hi\r\nBcc: all@example.org' })).rejects.toThrow('line break')
  await expect(mail.send({ ...message, to: 'a@example.org\nBcc: b@example.org' })).rejects.toThrow(
    'line break',
  )
})
