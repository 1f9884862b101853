import type { FormOutcomesWire, FormStandingsWire, FormsDueWire, FormTasksWire } from '@fathom/contract/forms'
import { readCode, readFileSignature } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aChange, guestOf } from '../../dsd/dsd.fixture.ts'
import {
  ALL_NO,
  aDecision,
  aGuardian,
  aMedical,
  aRelease,
  BLANKS,
  byLink,
  formsOf,
  mailedLink,
} from '../forms.fixture.ts'

const TEEN = 100006
const STUDENT = 100002
const ILL = { ...ALL_NO, q3: 'yes' }

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
  await world.server.platform.db.query('delete from form_document')
})
const db = () => world.server.platform.db

type Person = { affiliateId: number; firstName: string; lastName: string; birthDate: string }

/** Changes an account as its owner does, and puts it back. */
async function accountOf(person: string) {
  const { idToken, visitor } = await world.session(person)
  // With the cookie of the sign-in, because a bearer alone doesn't change who someone is (TS-17).
  const headers = {
    authorization: `Bearer ${idToken}`,
    cookie: visitor.cookies.header(),
    'content-type': 'application/json',
  }
  const email = `${person}@fathom.test`
  const read = await fetch(`${world.url}/api/auth/user/${email}`, { headers })
  const real = (await read.json()) as Person
  const { affiliateId, firstName, lastName, birthDate } = real
  const change = async (more: Partial<Person>) => {
    const body = { affiliateId, firstName, lastName, birthDate, middleName: '', gender: '' }
    const answer = await fetch(`${world.url}/api/auth/user/update/${email}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...body, clientId: 'fathom-portal', ...more }),
    })
    if (!answer.ok) throw new Error(`not changed: ${answer.status} ${await answer.text()}`)
  }
  const restore = () => change({})
  onTestFinished(restore)
  return { real, change, restore }
}

const standingOf = async (affiliateId: number) => {
  const { body } = await (await formsOf(world, 'instructor')).get<FormStandingsWire>('/standings')
  const { medical, release } = body.find((each) => each.affiliateId === affiliateId) ?? {}
  return { medical: medical?.state, release: release?.state }
}
const outcomeOf = async (affiliateId: number) => {
  const path = `/outcomes/${affiliateId}`
  const { body } = await (await formsOf(world, 'instructor')).get<FormOutcomesWire>(path)
  return body[0]?.outcome
}
const isDone = async (forms: Awaited<ReturnType<typeof formsOf>>) => {
  const { body } = await forms.get<FormsDueWire>('/due')
  const { isDone: done, state } = body.find(({ name }) => name === 'medical-questionnaire') ?? {}
  return { done, state }
}

beforeEach(async () => {
  const both = [[TEEN, STUDENT]]
  await db().query('delete from form_document where affiliate_id = any($1)', both)
  await db().query('delete from account_history where affiliate_id = any($1)', both)
  await db().query('update account set birth_date_changed_at = null where affiliate_id = any($1)', both)
})

test('[TS-06] a minor who is an adult only while signing is not cleared once the birth date is back', async () => {
  const teen = await formsOf(world, 'teen')
  const account = await accountOf('teen')
  await account.change({ birthDate: '1985-06-01' })
  const { documentId } = (await teen.submit(aMedical())).body
  expect([await standingOf(TEEN), (await isDone(teen)).done]).toMatchObject([
    { medical: 'guardian-awaited' },
    false,
  ])
  await account.restore()
  expect((await standingOf(TEEN)).medical).toBe('details-changed')
  expect(await outcomeOf(TEEN)).toBe('details-changed')
  expect(await isDone(teen)).toEqual({ done: false, state: 'details-changed' })
  const [listed] = await teen.list()
  expect(listed).toMatchObject({ id: documentId, isDetailsChanged: true })
  await teen.submit(aMedical())
  expect((await standingOf(TEEN)).medical).toBe('guardian-awaited')
})

test('[TS-04] the open lists of a person follow when the name changes, and not when something else does', async () => {
  const { live } = world.server.platform
  const account = await accountOf('student')
  const { last } = await live.listChanges(STUDENT, undefined)
  await account.change({ gender: 'other' } as Partial<Person>)
  const types = async () => (await live.listChanges(STUDENT, last)).events.map(({ type }) => type)
  expect(await types()).not.toContain('forms')
  await account.change({ lastName: 'Pires' })
  expect(await types()).toContain('forms')
})

test('[TS-05] a diver who is younger than 45 only while signing has skipped box B, and signs again', async () => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  await student.submit(aMedical())
  await account.change({ birthDate: '1957-01-01' })
  expect((await standingOf(STUDENT)).medical).toBe('details-changed')
  const { status, body } = await student.submit(aMedical())
  expect([status, body.problem]).toEqual([422, 'age-contradiction'])
  await account.restore()
  // Nobody has confirmed that the older date was wrong.
  expect((await standingOf(STUDENT)).medical).toBe('details-changed')
  expect((await student.submit(aMedical())).body.problem).toBe('age-contradiction')
})

test('[TS-02] a form that was signed under another name counts for nobody, and its link no longer opens', async () => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  await account.change({ firstName: 'Alma', lastName: 'Costa' })
  const { documentId } = (await student.submit(aMedical({ answers: ILL }))).body
  const [record] = (await student.record(documentId)).body
  expect(record?.memberName).toBe('Alma Costa')
  const path = await student.link(documentId, 'physician')
  await account.restore()
  const physician = byLink(world, path)
  expect((await physician.read()).body.problem).toBe('link-ended')
  expect((await physician.act(aDecision({ name: 'Dr. Ines Duarte' }))).body?.problem).toBe('link-ended')
  expect((await student.ask(documentId, 'physician')).body.problem).toBe('details-changed')
  expect((await standingOf(STUDENT)).medical).toBe('details-changed')
})

/** What the code in a copy says that is made now. */
async function copyOf(documentId: string) {
  const answer = await fetch(`${world.url}/api/forms/documents/${documentId}/file`, {
    headers: { authorization: `Bearer ${(await world.session('student')).idToken}` },
  })
  const found = await readFileSignature(new Uint8Array(await answer.arrayBuffer()))
  const code = found.is === 'signed' ? readCode(found.code) : undefined
  if (code?.is !== 'signed' || code.statement.subject.kind !== 'document')
    throw new Error('no code of a form')
  const { subject, expiresAt } = code.statement
  return { holder: subject.holder, outcome: subject.outcome, hasEnd: expiresAt !== undefined }
}

test('[TS-10] a copy of a form that was signed under another name says so, until the name is back', async () => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  await account.change({ firstName: 'Alma', lastName: 'Costa' })
  const { documentId } = (await student.submit(aMedical())).body
  const counted = { holder: 'Alma Costa', outcome: 'completed', hasEnd: true }
  expect(await copyOf(documentId)).toEqual(counted)
  await account.restore()
  expect(await copyOf(documentId)).toEqual({ ...counted, outcome: 'details-changed', hasEnd: false })
  await account.change({ firstName: 'Alma', lastName: 'Costa' })
  expect(await copyOf(documentId)).toEqual(counted)
})

test('[TS-06] nobody signs for a minor whose birth date has changed, by link or in person, until it is back', async () => {
  const teen = await formsOf(world, 'teen')
  const account = await accountOf('teen')
  const { documentId } = (await teen.submit(aMedical())).body
  await teen.ask(documentId, 'guardian', { email: 'parent@reef.test' })
  const guardian = byLink(world, await mailedLink(world, 'parent@reef.test'))
  await account.change({ birthDate: '1985-06-01' })
  expect((await guardian.act(aGuardian)).body?.problem).toBe('link-ended')
  const instructor = await formsOf(world, 'instructor')
  expect((await instructor.get<FormTasksWire>(`/students/${TEEN}/tasks`)).body).toEqual([])
  const inPerson = await world
    .call('instructor')
    .post(`/api/forms/students/${TEEN}/documents/${documentId}/guardian`, { ...aGuardian, witnessed: true })
  expect([inPerson.status, (await inPerson.json()).problem]).toEqual([409, 'details-changed'])
  await account.restore()
  expect((await guardian.act(aGuardian)).status).toBe(204)
  expect((await standingOf(TEEN)).medical).toBe('cleared')
})

test('[TS-09] a release under a former name asks to be signed again, and nothing is lost', async () => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  const release = (participant: string) => aRelease({ answers: { ...BLANKS, participant } })
  const { documentId } = (await student.submit(release('Ines Duarte'))).body
  await account.change({ lastName: 'Duarte Nunes' })
  expect((await standingOf(STUDENT)).release).toBe('details-changed')
  expect((await student.record(documentId)).status).toBe(200)
  expect((await student.submit(release('Ines Duarte Nunes'))).status).toBe(201)
  expect((await standingOf(STUDENT)).release).toBe('cleared')
})

test('[TS-04] another spelling of the name, or another birthday of the same rules, changes nothing', async () => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  await student.submit(aMedical())
  const [year, month] = account.real.birthDate.split('-')
  await account.change({ firstName: 'INÊS', birthDate: `${year}-${month}-11` })
  expect((await standingOf(STUDENT)).medical).toBe('cleared')
})

test('[TS-05] name and birth date come from the account, even if the token is older than the last change', async () => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  await account.change({ lastName: 'Pires', birthDate: '1990-02-03' })
  const { documentId } = (await student.submit(aMedical())).body
  const [record] = (await student.record(documentId)).body
  const { birthDate, signatures } = JSON.parse(record?.formData ?? '')
  expect([record?.memberName, birthDate, signatures[0].name]).toEqual([
    'Ines Pires',
    '1990-02-03',
    'Ines Pires',
  ])
})

test.each([
  ['missing', null],
  ['in the future', '2100-01-01'],
  ['that of nobody alive', '1900-01-01'],
])('[TS-05] no form is signed with a birth date that is %s', async (_, birthdate) => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  const set = (day: string | null) =>
    db().query('update account set birthdate = $2 where affiliate_id = $1', [STUDENT, day])
  await set(birthdate)
  for (const answers of [ALL_NO, { ...ALL_NO, q2: 'yes', b1: 'no', b2: 'no', b3: 'no', b4: 'no' }]) {
    const { status, body } = await student.submit(aMedical({ answers }))
    expect([status, body.problem]).toEqual([422, 'birth-date-missing'])
  }
  await set(account.real.birthDate)
})

test('[TS-04] a form from before we stored the details beside it is compared by its content', async () => {
  const student = await formsOf(world, 'student')
  const account = await accountOf('student')
  const { documentId } = (await student.submit(aMedical())).body
  await db().query('update form_document set signer_sealed = null where id = $1', [documentId])
  expect((await standingOf(STUDENT)).medical).toBe('cleared')
  expect((await student.record(documentId)).status).toBe(200)
  await account.change({ lastName: 'Pires' })
  expect((await standingOf(STUDENT)).medical).toBe('details-changed')
  expect(await outcomeOf(STUDENT)).toBe('details-changed')
})

test('[TS-04] the details of another document do not pass for those of this one', async () => {
  const student = await formsOf(world, 'student')
  const first = (await student.submit(aMedical())).body.documentId
  const second = (await student.submit(aMedical())).body.documentId
  await db().query(
    `update form_document set signer_sealed = (select signer_sealed from form_document where id = $1)
     where id = $2`,
    [first, second],
  )
  expect((await standingOf(STUDENT)).medical).toBe('details-changed')
  expect((await student.record(second)).status).toBe(409)
})

test('[TS-10] a guest whose name has changed signs again before Discover Scuba Diving goes on', async () => {
  const guest = guestOf(world.call('dsd'))
  await guest.create(aChange('welcome'))
  await guest.update(aChange('forms'))
  const forms = await formsOf(world, 'dsd')
  const account = await accountOf('dsd')
  const participant = `${account.real.firstName} ${account.real.lastName}`
  await forms.submit(aMedical())
  await forms.submit(aRelease({ answers: { ...BLANKS, participant } }))
  await account.change({ lastName: 'Elsewhere' })
  expect((await guest.update(aChange('forms-submitted'))).status).not.toBe(200)
  await account.restore()
  expect((await guest.update(aChange('forms-submitted'))).status).toBe(200)
})
