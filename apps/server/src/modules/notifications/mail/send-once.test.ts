import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDelivery, MARA } from '../delivery/delivery.fixture.ts'
import { giveUpLost } from './mail.store.ts'
import { sendOnce } from './send-once.ts'
import { aMailServer, headerOf } from './smtp.fixture.ts'

const message = { to: MARA.email, subject: 'Hello', text: 'Hello.' }
const key = (ref: string) => ({ affiliateId: MARA.affiliateId, purpose: 'notifications', ref }) as const

let post: Awaited<ReturnType<typeof aMailServer>>
let delivery: Awaited<ReturnType<typeof aDelivery>>
const send = (ref: string) => sendOnce(delivery.deps, key(ref), message)
const states = () => delivery.deps.db.query('select ref, state, tries, problem from notification_mail')

beforeAll(async () => {
  post = await aMailServer()
  delivery = await aDelivery(await freshDatabase(), post.url)
})
beforeEach(async () => {
  await delivery.deps.db.query('delete from notification_mail')
  post.letters.length = 0
  post.rules.refuse = () => 0
  post.rules.hold = async () => true
})
afterAll(async () => {
  await delivery.close()
  await post.close()
})

test('concurrent senders of the same mail send it once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => send('one')))
  expect(post.letters).toHaveLength(1)
  expect(await states()).toEqual([{ ref: 'one', state: 'sent', tries: 1, problem: null }])
})

test("throws when the server can't accept the mail now, so that the job retries and sends it", async () => {
  post.rules.refuse = () => 451
  await expect(send('two')).rejects.toThrow('EENVELOPE 451')
  expect(await states()).toEqual([{ ref: 'two', state: 'open', tries: 1, problem: 'EENVELOPE 451' }])
  post.rules.refuse = () => 0
  await send('two')
  expect(post.letters).toHaveLength(1)
})

test('[OP-05] gives up at once on a permanently refused address, and fails its job without naming it', async () => {
  post.rules.refuse = () => 550
  const error = await send('three').catch((reason) => reason)
  expect(error).toMatchObject({ name: 'MailRefused', problem: 'EENVELOPE 550' })
  expect(String(error.stack)).not.toContain(MARA.email)
  // Another run of the job finds it given up.
  await send('three')
  expect(await states()).toEqual([{ ref: 'three', state: 'failed', tries: 1, problem: 'EENVELOPE 550' }])
})

test('[OP-05] goes on trying while the server does not accept it, and sends it in the end', async () => {
  post.rules.refuse = () => 451
  for (let tries = 1; tries <= 12; tries++) await expect(send('four')).rejects.toThrow()
  expect(await states()).toMatchObject([{ state: 'open', tries: 12 }])
  post.rules.refuse = () => 0
  await send('four')
  expect(await states()).toMatchObject([{ state: 'sent', tries: 13 }])
})

test('when a process is killed before the server has the mail, another one sends it, once', async () => {
  const isOpen = Promise.withResolvers<void>()
  const dead = Promise.withResolvers<void>()
  post.rules.hold = async () => {
    isOpen.resolve()
    await dead.promise
    return false
  }
  const fixture = new URL('../delivery/delivery.fixture.ts', import.meta.url).href
  const code = `import { aDelivery } from ${JSON.stringify(fixture)}
    import { sendOnce } from ${JSON.stringify(new URL('./send-once.ts', import.meta.url).href)}
    const { deps } = await aDelivery(${JSON.stringify(delivery.deps.db.url)}, ${JSON.stringify(post.url)})
    await sendOnce(deps, ${JSON.stringify(key('five'))}, ${JSON.stringify(message)})`
  const victim = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' })
  await isOpen.promise
  victim.kill('SIGKILL')
  await once(victim, 'exit')
  dead.resolve()
  post.rules.hold = async () => true
  await send('five')
  expect(post.letters).toHaveLength(1)
  expect(await states()).toMatchObject([{ ref: 'five', state: 'sent' }])
})

test('a mail sent again after a crash is the same message to the mailbox', async () => {
  await send('six')
  await delivery.deps.db.query("update notification_mail set state = 'open'")
  await send('six')
  await send('seven')
  const [first, again, other] = post.letters.map((letter) => headerOf(letter, 'Message-ID'))
  expect(first).toMatch(/^<[\da-f]{40}@portal\.fathom\.test>$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('gives up on a mail that was not finished in time', async () => {
  const { db, clock } = delivery.deps
  post.rules.refuse = () => 451
  await expect(send('eight')).rejects.toThrow()
  expect(await giveUpLost(db, new Date(clock.now().getTime() - 1), clock.now())).toBe(0)
  expect(await giveUpLost(db, new Date(clock.now().getTime() + 1), clock.now())).toBe(1)
  expect(await states()).toMatchObject([{ ref: 'eight', state: 'failed' }])
})
