import { freePort } from '@fathom/testing/ports'
import { freshDatabase } from '@fathom/testing/world'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from '../database/index.ts'
import { createJobs, FinalFailure } from '../jobs/index.ts'
import { createMail } from './index.ts'
import { watchTransport } from './watch-transport.ts'

const mailFrom = 'Fathom <no-reply@fathom.test>'
const message = { to: 'mara@fathom.test', subject: 'Hello', text: 'Hello.' }

function aLog() {
  const lines: { level: string; text: string }[] = []
  const at = (level: string) => (details: unknown, text?: string) =>
    void lines.push({ level, text: text ?? String(details) })
  return { lines, warn: at('warn'), error: at('error') }
}

type At = 'sender' | 'recipient'

async function aMailServer(port: number, refuse = 0, at: At = 'recipient') {
  const taken: string[] = []
  const answer = (here: At, { address }: { address: string }, done: (error?: Error) => void) =>
    refuse === 0 || here !== at
      ? done()
      : done(Object.assign(new Error(`not ${address}`), { responseCode: refuse }))
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (address, _session, done) => answer('sender', address, done),
    onRcptTo: (address, _session, done) => answer('recipient', address, done),
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        taken.push(envelope.rcptTo[0]?.address ?? '')
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  return taken
}

test('[OP-05] the log says once that mail waits and once that it goes out again', async () => {
  const port = await freePort()
  const log = aLog()
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '/nowhere' }
  const mail = createMail(config, { now: () => new Date() }, log)
  const outcomes: string[] = []
  const back = vi.fn()
  mail.onOutcome((outcome) => outcomes.push(outcome))
  mail.onBack(back)
  for (let tries = 0; tries < 3; tries++)
    await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailAway', problem: 'ESOCKET' })
  expect(mail.away()?.problem).toBe('ESOCKET')
  await aMailServer(port)
  await mail.send(message)
  await mail.send(message)
  expect(mail.away()).toBeUndefined()
  expect(back).toHaveBeenCalledOnce()
  expect(outcomes).toEqual(['away', 'away', 'away', 'sent', 'sent'])
  expect(log.lines).toEqual([
    { level: 'error', text: 'mail cannot be sent; it waits and is sent when that works again' },
    { level: 'warn', text: 'the mail server is back' },
  ])
})

test.each([
  [550, 'recipient', 'MailRefused', 'EENVELOPE 550'],
  [451, 'recipient', 'MailDeferred', 'EENVELOPE 451'],
  [421, 'recipient', 'MailAway', 'ECONNECTION 421'],
  [530, 'recipient', 'MailAway', 'EENVELOPE 530'],
  [553, 'sender', 'MailAway', 'EENVELOPE 553'],
  [451, 'sender', 'MailDeferred', 'EENVELOPE 451'],
] as const)('[OP-05] %d to the %s is a %s, without the address', async (code, at, name, problem) => {
  const port = await freePort()
  await aMailServer(port, code, at)
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '/nowhere' }
  const mail = createMail(config, { now: () => new Date() }, aLog())
  const error = await mail.send(message).catch((reason) => reason)
  expect(error).toMatchObject({ name, problem })
  expect(String(error.stack)).not.toContain(message.to)
})

test.each([
  ['of ours', new TypeError('no subject'), 'TypeError'],
  ['in the use of Node', Object.assign(new RangeError('bad'), { code: 'ERR_OUT_OF_RANGE' }), 'RangeError'],
] as const)(
  "[OP-05] a fault %s isn't the mail server's: it fails at once under its own name",
  async (_, fault, name) => {
    const log = aLog()
    const transport = { send: () => Promise.reject(fault), recent: async () => [] }
    const mail = watchTransport(transport, { now: () => new Date() }, log)
    const outcomes: string[] = []
    mail.onOutcome((outcome) => outcomes.push(outcome))
    const error = await mail.send(message).catch((reason) => reason)
    expect(error).toBeInstanceOf(FinalFailure)
    expect(error).toMatchObject({ name, message: fault.message, cause: fault })
    expect([mail.away(), outcomes, log.lines]).toEqual([undefined, [], []])
  },
)

test.each([
  ['EAI_AGAIN', 'MailAway'],
  ['ECONNREFUSED', 'MailAway'],
  ['ETLS', 'MailAway'],
  ['ENOSPC', 'MailAway'],
  ['EENVELOPE', 'MailRefused'],
] as const)('[OP-05] %s without an answer of the server is a %s', async (code, name) => {
  const transport = {
    send: () => Promise.reject(Object.assign(new Error(), { code })),
    recent: async () => [],
  }
  const mail = watchTransport(transport, { now: () => new Date() }, aLog())
  await expect(mail.send(message)).rejects.toMatchObject({ name, problem: code })
})

test('[OP-05] a refused mail fails at once; one that waits has growing pauses up to a limit', async () => {
  const db = connectDatabase(await freshDatabase())
  const log = aLog()
  const jobs = createJobs(db.url, log)
  await jobs.start()
  onTestFinished(async () => {
    await jobs.stop()
    await db.close()
  })
  const port = await freePort()
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '/nowhere' }
  const mail = createMail(config, { now: () => new Date() }, log)
  await jobs.work('letter', () => mail.send(message), { limit: 290, delaySeconds: 60, maxSeconds: 600 })
  const stateOf = async () => (await db.query('select state, retry_limit, retry_delay_max from jobs.job'))[0]
  await jobs.send(db, 'letter', {})
  await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ state: 'retry' }), { interval: 20 })
  expect(await stateOf()).toEqual({ state: 'retry', retry_limit: 290, retry_delay_max: 600 })
  await aMailServer(port, 550)
  await jobs.retryNow(['letter'])
  await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ state: 'failed' }), {
    timeout: 10_000,
    interval: 50,
  })
}, 20_000)
