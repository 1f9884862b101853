import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aCode, codesOf } from '../codes.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const STUDENT = { ownerId: 100002 }
const sentTo = async (email: string) =>
  (await world.server.platform.mail.recent(50)).filter(({ to }) => to === email)
const letterTo = async (email: string) => {
  await expect.poll(() => sentTo(email)).toHaveLength(1)
  const [letter] = await sentTo(email)
  if (!letter) throw new Error('no letter')
  return { ...letter, token: /claim=([^\s"&]+)/.exec(letter.text)?.[1] ?? '' }
}
const codesIn = async (person: string) =>
  (await codesOf(world, person).mine()).map(({ couponCode }) => couponCode)

test('[CA-25] [ST-10] a shared code shows the recipient and date; a stranger gets an email and claims it by its link', async () => {
  const code = await aCode(world, STUDENT)
  const student = codesOf(world, 'student')
  const { status, body } = await student.share(code, ' Friend@Example.com ')
  expect([status, body]).toMatchObject([200, { shared: { email: 'friend@example.com' } }])
  expect(Date.parse(body.shared.sharedAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(await student.mine()).toContainEqual(body)
  const letter = await letterTo('friend@example.com')
  expect(letter.subject).toBe('Ines Duarte shared Night Diver with you')
  const { claim, offer } = codesOf(world, 'newcomer')
  expect((await offer(letter.token)).body).toMatchObject({
    sender: 'Ines Duarte',
    title: 'Night Diver',
    state: 'open',
  })
  expect(await claim(letter.token)).toMatchObject({ status: 200, body: { couponCode: code, shared: null } })
  expect((await claim(letter.token)).status).toBe(200)
  expect(await codesIn('newcomer')).toEqual([code])
  expect(await codesIn('student')).not.toContain(code)
  expect((await student.get('shares')).body.passedOn).toMatchObject([
    { couponCode: code, how: 'link', email: 'friend@example.com', at: expect.any(String) },
  ])
  expect((await codesOf(world, 'diver').claim(letter.token)).body.problem).toBe('claimed')
})

test('[ST-10] a person who gave a code away can no longer redeem it, and its new owner can', async () => {
  const [code = ''] = await codesIn('newcomer')
  expect((await codesOf(world, 'student').redeem(code)).body).toMatchObject({ problem: 'passed-on' })
  expect((await codesOf(world, 'student').callBack(code)).body.problem).toBe('claimed')
  expect((await codesOf(world, 'newcomer').redeem(code)).status).toBe(200)
})

test('[CA-25] a recipient with an account gets the email in their own language and sees the pending code', async () => {
  const code = await aCode(world, STUDENT)
  await codesOf(world, 'student').share(code, 'riyadh@fathom.test')
  const letter = await letterTo('riyadh@fathom.test')
  expect(letter.html).toContain('<html lang="ar-SA" dir="rtl">')
  const riyadh = codesOf(world, 'riyadh')
  const [offered] = (await riyadh.get('shares')).body.offered
  expect(offered).toMatchObject({ sender: 'Ines Duarte', state: 'open', token: letter.token })
  const { notifications } = await world
    .call('riyadh')
    .graph<{ notifications: { url: string; kind: string }[] }>(
      'notifications',
      '{ notifications { url kind } }',
    )
  expect(notifications).toContainEqual({ url: '/codes', kind: 'code-shared' })
  expect((await riyadh.redeem(code)).status).toBe(200)
  expect((await codesOf(world, 'student').get('shares')).body.passedOn).toMatchObject([
    { how: 'addressee', email: 'riyadh@fathom.test' },
    { how: 'link', email: 'friend@example.com' },
  ])
})

test('[CA-25] a person who signs up with the address that a code was sent to is distinguished from someone who got hold of the link', async () => {
  const code = await aCode(world, STUDENT)
  const student = codesOf(world, 'student')
  await student.share(code, 'shanghai@fathom.test')
  await world.server.platform.db.query('update code_share set to_id = null where email = $1', [
    'shanghai@fathom.test',
  ])
  const { token } = await letterTo('shanghai@fathom.test')
  await codesOf(world, 'shanghai').claim(token)
  expect((await student.get('shares')).body.passedOn[0]).toMatchObject({
    couponCode: code,
    how: 'addressee',
    email: 'shanghai@fathom.test',
  })
})

test("[CA-25] a stranger gets the email in the sender's language and in English", async () => {
  const code = await aCode(world, { ownerId: 100007 })
  await codesOf(world, 'shanghai').share(code, 'someone@example.com')
  const letter = await letterTo('someone@example.com')
  expect(letter.html).toContain('lang="zh-CN"')
  expect(letter.text).toContain('Sign in or sign up to get it.')
})

test('[CA-25] sharing with the same address again changes nothing; for another address the offer must be taken back first', async () => {
  const code = await aCode(world, STUDENT)
  const { share, callBack, redeem } = codesOf(world, 'student')
  const [first, again] = [await share(code, 'twice@example.com'), await share(code, 'TWICE@example.com')]
  expect(again).toEqual(first)
  expect((await share(code, 'other@example.com')).body.problem).toBe('shared')
  expect((await redeem(code)).body.problem).toBe('shared')
  const { token } = await letterTo('twice@example.com')
  expect((await callBack(code)).body).toMatchObject({ couponCode: code, shared: null })
  expect((await callBack(code)).status).toBe(200)
  expect(await codesOf(world, 'teen').claim(token)).toMatchObject({
    status: 410,
    body: { problem: 'called-back' },
  })
  expect((await codesOf(world, 'teen').offer(token)).body.state).toBe('called-back')
  expect((await redeem(code)).status).toBe(200)
})

test('[ST-10] when a claim and a take-back happen at the same instant, one of the two wins', async () => {
  const code = await aCode(world, STUDENT)
  const student = codesOf(world, 'student')
  await student.share(code, 'race@example.com')
  const { token } = await letterTo('race@example.com')
  const [claimed, back] = await Promise.all([codesOf(world, 'dsd').claim(token), student.callBack(code)])
  expect([claimed.status, back.status].filter((status) => status === 200)).toHaveLength(1)
  const owners = [await codesIn('dsd'), await codesIn('student')].filter((codes) => codes.includes(code))
  expect(owners).toHaveLength(1)
})

test.each([
  ['student@fathom.test', 'own-address'],
  ['nobody', 'no-address'],
  ['a@b.example\r\nbcc: all@example.com', 'no-address'],
])('[CA-25] %j is refused', async (email, problem) => {
  const code = await aCode(world, STUDENT)
  expect(await codesOf(world, 'student').share(code, email)).toMatchObject({ status: 422, body: { problem } })
})

test("[CA-25] nobody can share or take back another person's code", async () => {
  const code = await aCode(world, STUDENT)
  const diver = codesOf(world, 'diver')
  expect((await diver.share(code, 'friend@example.com')).body).toMatchObject({ code: 224 })
  expect((await diver.callBack(code)).body).toMatchObject({ code: 224 })
})

test('a truncated or made-up link opens nothing, and nobody can claim what they share themselves', async () => {
  const code = await aCode(world, STUDENT)
  await codesOf(world, 'student').share(code, 'whole@example.com')
  const { token } = await letterTo('whole@example.com')
  for (const bad of [
    token.slice(0, -1),
    `${token.slice(0, -2)}AA`,
    'x',
    `${token.slice(0, 36)}.${'A'.repeat(22)}`,
  ])
    expect((await codesOf(world, 'teen').claim(bad)).body.problem).toBe('no-share')
  expect((await codesOf(world, 'student').claim(token)).body.problem).toBe('own-share')
})

test("one code can't be used to send unlimited emails", async () => {
  const code = await aCode(world, { ownerId: 300001 })
  const { share, callBack } = codesOf(world, 'store')
  const statuses: number[] = []
  for (let number = 0; number < 31; number += 1) {
    statuses.push((await share(code, `many${number}@example.com`)).status)
    await callBack(code)
  }
  expect([statuses[0], statuses[29], statuses[30]]).toEqual([200, 200, 429])
})
