import { randomUUID } from 'node:crypto'
import type { FormStandingsWire } from '@fathom/contract/forms'
import type { StudentsWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { peoplePorts } from '../../../app/forms-ports.ts'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aMedical, aRelease, formsOf } from '../forms.fixture.ts'

/** Mara got both of her cards from Kai Nakamura at Harbour Divers, years ago. */
const DIVER = 100001
const TEACHERS = ['instructor', 'store']
const DAY_MS = 86_400_000

let world: World<Server>
let diver: Awaited<ReturnType<typeof formsOf>>
let documentId: string
const pageId = randomUUID()
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = await formsOf(world, 'diver')
  documentId = (await diver.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body.documentId
  await db().query(
    `insert into form_evaluation (affiliate_id, id, document_id, type, state, uploaded_at)
     values ($1, $2, $3, 'application/pdf', 'waiting', now())`,
    [DIVER, pageId, documentId],
  )
})
const db = () => world.server.platform.db

const certify = (daysAgo: number | null) =>
  db().query('update enrolment set certified_at = $2 where affiliate_id = $1', [
    DIVER,
    daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY_MS),
  ])
beforeEach(() => certify(795))

const personFor = async (person: string) =>
  (await (await formsOf(world, person)).get<FormStandingsWire>('/standings')).body.find(
    ({ affiliateId }) => affiliateId === DIVER,
  )
const standingFor = async (person: string) => (await personFor(person))?.medical?.state
const rowFor = async (person: string) =>
  ((await (await world.call(person).get('/api/learning/students')).json()) as StudentsWire).find(
    ({ affiliateId }) => affiliateId === DIVER,
  )
const statusOf = async (person: string, path: string) =>
  (await world.call(person).get(`/api/forms${path}`)).status

test('[TS-04] a former instructor and dive center list the diver without a word about health', async () => {
  for (const person of TEACHERS) {
    expect([person, await personFor(person)]).toEqual([person, undefined])
    const row = await rowFor(person)
    expect(row?.courses.map(({ state, formsInTheWay }) => [state, formsInTheWay])).toEqual([
      ['certified', []],
      ['certified', []],
    ])
  }
})

test('[TS-04] they open no outcome, task or page, and neither confirm nor refuse one', async () => {
  const page = `/students/${DIVER}/evaluations/${pageId}`
  const paths = [`/outcomes/${DIVER}`, `/students/${DIVER}/tasks`, `/students/${DIVER}/evaluations`]
  paths.push(page, `${page}/file`, `/students/${DIVER}/documents/${documentId}/guardian`)
  for (const person of TEACHERS)
    for (const path of paths)
      expect([person, path, await statusOf(person, path)]).toEqual([person, path, 403])
  const refusal = await world.call('instructor').post(`/api/forms${page}/refusal`, { reason: 'Planted' })
  expect(refusal.status).toBe(403)
})

test('[TS-03] [TS-04] they do not hear of an uploaded page', async () => {
  const readers = async () => [
    ...(await peoplePorts(world.server.platform).listPageReaders(db(), DIVER)).keys(),
  ]
  expect(await readers()).toEqual([])
  await certify(29)
  expect((await readers()).sort()).toEqual([200001, 300001])
})

test('[TS-04] [TS-03] a diver counts as taught during a course and for 30 days after the card', async () => {
  for (const daysAgo of [null, 29]) {
    await certify(daysAgo)
    for (const person of TEACHERS) {
      expect([daysAgo, await standingFor(person)]).toEqual([daysAgo, 'physician-awaited'])
      expect([daysAgo, await statusOf(person, `/students/${DIVER}/tasks`)]).toEqual([daysAgo, 200])
      expect((await rowFor(person))?.courses[0]?.formsInTheWay).not.toEqual([])
    }
  }
  await certify(31)
  expect([await standingFor('instructor'), await standingFor('store')]).toEqual([undefined, undefined])
})

test('[TS-09] [TS-04] a release stays open to the parties that it names, and nothing else with it', async () => {
  const release = (await diver.submit(aRelease())).body.documentId
  for (const person of TEACHERS) {
    expect([person, await statusOf(person, `/documents/${release}/file`)]).toEqual([person, 200])
    expect(await personFor(person)).toMatchObject({
      ...{ kind: 'student', medical: null, changedBirthDate: null },
      release: { documentId: release, isReadable: true },
    })
  }
})
