import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import {
  ALL_NO,
  aDecision,
  aGuardian,
  aMedical,
  aRelease,
  BLANKS,
  byLink,
  formsOf,
} from '../forms.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const ILL = { ...ALL_NO, q3: 'yes' }
const TEEN = 100006
const MEDICAL = 'Signed copy: Medical questionnaire'

const copies = async (to: string) =>
  (await world.server.platform.mail.recent(500)).filter(
    (letter) => letter.to === to && letter.subject.startsWith('Signed copy'),
  )
const copyTo = (to: string) =>
  vi.waitFor(async () => {
    const [letter] = await copies(to)
    if (!letter) throw new Error(`no copy was mailed to ${to}`)
    return letter
  })
const recipientOf = async (forms: Awaited<ReturnType<typeof formsOf>>, role: 'physician' | 'guardian') =>
  (await forms.list())[0]?.[`${role}Link`]?.email ?? ''

test('[TS-06] everyone who signed is mailed the way to the copy once the last one has, and no answer', async () => {
  const teen = await formsOf(world, 'teen')
  const { documentId } = (await teen.submit(aMedical({ answers: ILL }))).body
  const guardian = await teen.link(documentId, 'guardian')
  const [ofGuardian] = [await recipientOf(teen, 'guardian')]
  expect((await byLink(world, guardian).act(aGuardian)).status).toBe(204)
  const physician = await teen.link(documentId, 'physician')
  const ofPhysician = await recipientOf(teen, 'physician')
  expect(await copies(ofGuardian)).toEqual([])
  expect((await byLink(world, physician).act(aDecision())).status).toBe(204)
  const letters = [
    [await copyTo('teen@fathom.test'), '/training/forms-applications'],
    [await copyTo(ofGuardian), guardian],
    [await copyTo(ofPhysician), physician],
  ] as const
  for (const [{ subject, text = '', html = '' }, path] of letters) {
    expect(subject).toBe(MEDICAL)
    expect(text).toContain(`${world.url}${path}`)
    // A random token may spell anything.
    expect((text + html).replaceAll(path, '')).not.toMatch(/approved|declined|q3|unable|Planted Reis/i)
  }
  for (const path of [guardian, physician])
    expect((await fetch(`${world.url}/api${path}/file`)).status).toBe(200)
})

test('[SC-09] a diver who signs alone is mailed at once, and once', async () => {
  const diver = await formsOf(world, 'diver')
  await diver.submit(aRelease())
  expect((await copyTo('diver@fathom.test')).subject).toBe('Signed copy: Liability release')
  expect(await copies('diver@fathom.test')).toHaveLength(1)
})

test('[TS-06] a guardian who signed in person and gave an address gets a link to the copy only', async () => {
  const teen = await formsOf(world, 'teen')
  const { documentId } = (await teen.submit(aRelease({ answers: { ...BLANKS, participant: 'Milo Hart' } })))
    .body
  const instructor = world.call('instructor')
  await instructor.post('/api/auth/user/authenticate', { password: 'Reef1234' })
  const email = 'rosa-copy@example.test'
  const path = `/api/forms/students/${TEEN}/documents/${documentId}/guardian`
  expect((await instructor.post(path, { ...aGuardian, witnessed: true, email })).status).toBe(204)
  const { text = '' } = await copyTo(email)
  const [link = ''] = /\/forms\/guardian\/[\w-]+/.exec(text) ?? []
  expect((await byLink(world, link).read()).body.problem).toBe('link-used')
  expect((await byLink(world, link).act(aGuardian)).body?.problem).toBe('link-used')
  expect((await fetch(`${world.url}/api${link}/file`)).headers.get('content-type')).toBe('application/pdf')
})
