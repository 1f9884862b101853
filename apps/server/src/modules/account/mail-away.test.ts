import { freePort } from '@fathom/testing/ports'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aMailServer, partOf } from '../notifications/mail/smtp.fixture.ts'
import { type AccountServer, startAccountServer } from './account-server.fixture.ts'
import { CODE_JOB } from './code-mail.ts'

type MailServer = Awaited<ReturnType<typeof aMailServer>>

let port: number
let server: AccountServer
let post: MailServer | undefined

beforeAll(async () => {
  port = await freePort()
  server = await startAccountServer(await freshDatabase(), { SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterEach(async () => {
  await post?.close()
  post = undefined
  await server.db.query('delete from jobs.job')
})
afterAll(() => server.close())

const mailServerStarts = async () => {
  post = await aMailServer(port)
  return post
}

const jobs = () =>
  server.db.query<{ state: string; data: object; output: object | null }>(
    'select state, data, output from jobs.job where name = $1 order by created_on',
    [CODE_JOB],
  )

const untilAll = (state: string, count: number) =>
  vi.waitFor(async () => expect((await jobs()).map((job) => job.state)).toEqual(Array(count).fill(state)), {
    timeout: 40_000,
    interval: 50,
  })
const untilTried = (count: number) => untilAll('retry', count)
const untilDone = (count: number) => untilAll('completed', count)

async function askForCode(email: string) {
  const browser = server.aBrowser()
  const page = await browser.beginSignIn('?type=diver')
  const person = { type: 'diver', givenName: 'Lea', familyName: 'Sommer', birthdate: '1999-05-06', email }
  const form = { ...person, password: 'Koralle1', confirmation: 'Koralle1' }
  return { browser, form, url: page.url, codePage: await browser.post(page.url, form) }
}

const codeIn = (letter: MailServer['letters'][number]) =>
  /\d{6}/.exec(partOf(letter, 'text/plain'))?.[0] ?? ''

test('[OP-05] a code waits for the mail server, arrives when it is back, and works', async () => {
  const { browser, codePage } = await askForCode('lea@example.test')
  expect(codePage.status).toBe(200)
  await untilTried(1)
  const waiting = await browser.open(codePage.url)
  expect(waiting.html).toContain('We can’t send email right now.')
  expect(waiting.html).not.toContain('We sent an email')

  const { letters } = await mailServerStarts()
  await vi.waitFor(() => expect(letters).toHaveLength(1), { timeout: 20_000, interval: 100 })
  expect((await browser.open(codePage.url)).html).toContain('We sent an email')
  const [letter] = letters
  const end = await browser.post(codePage.url, { code: letter ? codeIn(letter) : '' })
  expect(end.url).toBe('/training/dashboard')
}, 30_000)

test('[OP-05] nothing secret waits with a mail, and a failed attempt keeps no address', async () => {
  await askForCode('secret@example.test')
  await untilTried(1)
  const [row] = await server.db.query<{ sealed: string }>('select sealed from account_code')
  const { code } = JSON.parse(server.secrets.open(row?.sealed ?? '', 'mailed code')) as { code: string }
  expect(code).toMatch(/^\d{6}$/)
  const stored = JSON.stringify(await jobs())
  expect(stored).toContain('sign-up')
  for (const secret of [code, 'secret@example.test', 'Koralle1']) expect(stored).not.toContain(secret)
})

test('[OP-05] a code that has expired or was replaced by the time of sending is not sent', async () => {
  await askForCode('expired@example.test')
  await untilTried(1)
  server.clock.forward(10 * 60 + 1)
  onTestFinished(() => server.clock.forward(-(10 * 60 + 1)))
  const { browser, codePage } = await askForCode('late@example.test')
  await browser.post(`${codePage.url}/again`, {})
  await untilTried(3)
  const { letters } = await mailServerStarts()
  await untilDone(3)
  expect(letters.map(({ to }) => to)).toEqual(['late@example.test'])
  const [letter] = letters
  const end = await browser.post(codePage.url, { code: letter ? codeIn(letter) : '' })
  expect(end.url).toBe('/training/dashboard')
}, 60_000)

test('[OP-05] the same form sent twice sends one mail, whose code works', async () => {
  const { letters } = await mailServerStarts()
  const { browser, form, url, codePage } = await askForCode('twice@example.test')
  await browser.post(url, form)
  await untilDone(1)
  const [letter, ...more] = letters
  expect(more).toEqual([])
  const end = await browser.post(codePage.url, { code: letter ? codeIn(letter) : '' })
  expect(end.url).toBe('/training/dashboard')
}, 30_000)
