import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aGuardian, aMedical, byLink, formsOf, mailedLink } from '../forms.fixture.ts'

const TEEN = 100006
const DAY_MS = 86_400_000

let world: World<Server>
let teen: Awaited<ReturnType<typeof formsOf>>
beforeAll(async () => {
  world = await startWorld(startServer)
  teen = await formsOf(world, 'teen')
})
const db = () => world.server.platform.db

/** A questionnaire of the teen, who is taught by Kai Nakamura at Harbour Divers, that waits for a guardian. */
async function awaited() {
  const { documentId } = (await teen.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  const isAwaited = async () => (await teen.list()).find(({ id }) => id === documentId)?.isGuardianAwaited
  return { documentId, isAwaited }
}
const named = (name: string) => ({ ...aGuardian, name, mark: name })
const browserOf = async (person: string) => ({
  cookie: (await world.session(person)).visitor.cookies.header(),
})

test('[TS-06] anyone who teaches the minor is not asked as the guardian by mail, by address or by name', async () => {
  const { documentId } = await awaited()
  const problem = async (over: object) => (await teen.ask(documentId, 'guardian', over)).body.problem
  for (const email of ['instructor@fathom.test', 'INSTRUCTOR+x@fathom.test', 'store@fathom.test'])
    expect([email, await problem({ email })]).toEqual([email, 'address-of-teacher'])
  for (const name of ['Kai Nakamura', 'K. Nakamura', 'Harbour Divers'])
    expect([name, await problem({ name })]).toEqual([name, 'name-of-teacher'])
  expect(await problem({ email: 'diver@fathom.test' })).toBeUndefined()
})

test("[TS-04] [TS-06] a guardian's link does not open where the instructor or the dive center is signed in", async () => {
  const { documentId, isAwaited } = await awaited()
  const path = await teen.link(documentId, 'guardian')
  for (const person of ['instructor', 'store']) {
    const { idToken } = await world.session(person)
    for (const browser of [await browserOf(person), { authorization: `Bearer ${idToken}` }]) {
      const link = byLink(world, path, browser as Record<string, string>)
      const seen = await link.read()
      expect([seen.status, seen.body.problem, seen.body.answers]).toEqual([403, 'link-of-teacher', undefined])
      expect((await link.act(aGuardian)).body?.problem).toBe('link-of-teacher')
    }
  }
  expect(await isAwaited()).toBe(true)
  expect((await byLink(world, path, await browserOf('veteran')).read()).status).toBe(200)
  expect((await byLink(world, path).act(aGuardian)).status).toBe(204)
})

test('[TS-06] anyone who teaches the minor does not sign through a link, but in front of another professional', async () => {
  const { documentId, isAwaited } = await awaited()
  const link = byLink(world, await teen.link(documentId, 'guardian'))
  for (const name of ['Kai Nakamura', 'Nakamura, Kai', 'Kаi Nakamura'])
    expect([name, (await link.act(named(name))).body?.problem]).toEqual([name, 'guardian-is-teacher'])
  expect(await isAwaited()).toBe(true)
  const { code } = (await teen.get<{ code: string }>(`/documents/${documentId}/guardian-code`)).body
  const path = `/api/forms/students/${TEEN}/documents/${documentId}/guardian`
  const inPerson = async (person: string) => {
    const witness = world.call(person)
    await witness.post(`${path}/handover`)
    await witness.post(`${path}/answers`, { code })
    await witness.post('/api/auth/user/authenticate', { password: 'Reef1234' })
    return (await witness.post(path, { ...named('Kai Nakamura'), witnessed: true, staffName: 'Lena Brandt' }))
      .status
  }
  expect([await inPerson('instructor'), await inPerson('store')]).toEqual([422, 204])
})

test('[TS-06] a professional who no longer teaches the minor may be the parent who signs through a link', async () => {
  const { documentId } = await awaited()
  const email = 'instructor@fathom.test'
  const certify = (daysAgo: number | null) =>
    db().query('update enrolment set certified_at = $2 where affiliate_id = $1', [
      TEEN,
      daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY_MS),
    ])
  const ask = async () => (await teen.ask(documentId, 'guardian', { email, name: 'Kai Nakamura' })).status
  await certify(29)
  expect(await ask()).toBe(422)
  await certify(31)
  expect(await ask()).toBe(201)
  const link = byLink(world, await mailedLink(world, email), await browserOf('instructor'))
  expect((await link.read()).status).toBe(200)
  await certify(null)
  expect((await link.read()).body.problem).toBe('link-of-teacher')
  expect((await byLink(world, await mailedLink(world, email)).read()).body.problem).toBe('link-of-teacher')
  await certify(31)
  expect((await link.act(named('Kai Nakamura'))).status).toBe(204)
})
