import { randomUUID } from 'node:crypto'
import type { DraftWire } from '@fathom/contract/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aMedical, formsOf } from '../forms.fixture.ts'

let world: World<Server>
let diver: Awaited<ReturnType<typeof formsOf>>
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = await formsOf(world, 'diver')
})

const FORM = 'medical-questionnaire'
const of = (answers: object) => ({ definitionVersion: 4, answers })
const draft = async () => (await diver.get<DraftWire>(`/drafts/${FORM}`)).body

test('[SC-09] saves a draft, continues it on another device, and refuses a change based on an older version', async () => {
  expect(await draft()).toMatchObject({ version: 0, answers: {}, progress: { answered: 0, asked: 10 } })
  const first = await diver.save<DraftWire>(FORM, null, of({ q1: 'yes', a1: 'no' }))
  expect([first.status, first.body.version]).toEqual([200, 1])
  const second = await diver.save<DraftWire>(FORM, 1, of({ q1: 'no', a1: 'no', q2: 'yes', odd: 'yes' }))
  expect(second.body).toMatchObject({ version: 2, answers: { q1: 'no', q2: 'yes' }, contradictions: ['q2'] })
  for (const version of [null, 1]) {
    const stale = await diver.save<{ problem: string; current: DraftWire }>(FORM, version, of({}))
    expect([stale.status, stale.body.problem, stale.body.current.version]).toEqual([409, 'stale', 2])
  }
  expect(await draft()).toMatchObject({ answers: { q1: 'no', q2: 'yes' }, isStartedAnew: false })
})

test('[SC-09] restores the dive location and the person the blanks were filled in for on another device', async () => {
  const RELEASE = 'liability-release'
  const place = { country: 'US', region: 'FL' }
  const change = { ...of({ store: 'Harbour Divers' }), place, filledFor: '7001.500001' }
  expect((await diver.get<DraftWire>(`/drafts/${RELEASE}`)).body).not.toHaveProperty('place')
  const first = await diver.save<DraftWire>(RELEASE, null, change)
  expect(first.body).toMatchObject({ place, filledFor: '7001.500001' })
  await diver.save(RELEASE, 1, { ...change, place: null })
  expect((await diver.get<DraftWire>(`/drafts/${RELEASE}`)).body).toMatchObject({ place: null })
  const odd = await diver.save(RELEASE, 2, { ...change, place: { country: 'Florida', region: null } })
  expect(odd.status).toBe(400)
})

test('resets a draft of a retired form version, and saves nothing to that version', async () => {
  await world.server.platform.db.query('update form_draft set definition_version = 99')
  const anew = await draft()
  expect(anew).toMatchObject({ answers: {}, definitionVersion: 4, isStartedAnew: true })
  const gone = await diver.save<{ problem: string; current: number }>(FORM, anew.version, {
    definitionVersion: 99,
    answers: {},
  })
  expect([gone.status, gone.body]).toMatchObject([409, { problem: 'form-version-gone', current: 4 }])
  expect((await diver.save(FORM, anew.version, of(ALL_NO))).status).toBe(200)
})

test('shows a draft only to its owner, and removes it when the form is signed', async () => {
  const student = await formsOf(world, 'student')
  expect((await student.get<DraftWire>(`/drafts/${FORM}`)).body.answers).toEqual({})
  await diver.submit(aMedical())
  expect(await draft()).toMatchObject({ version: 0, answers: {} })
})

test('[CA-36] a draft signed on two devices becomes one form; a form signed offline is always accepted', async () => {
  const student = await formsOf(world, 'student')
  const before = (await student.list()).length
  const { version } = (await student.save<DraftWire>(FORM, null, of(ALL_NO))).body
  const ids = [randomUUID(), randomUUID()]
  const sent = await Promise.all(ids.map((id) => student.submit(aMedical(), id, version)))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(sent.find(({ status }) => status === 409)?.body.problem).toBe('already-signed')
  const first = sent.find(({ status }) => status === 201)?.body.documentId
  for (const draftVersion of [version, 0])
    expect((await student.submit(aMedical(), first, draftVersion)).status).toBe(201)
  expect(await student.list()).toHaveLength(before + 1)
  const refused = ids.find((id) => id !== first)
  expect((await student.submit(aMedical(), refused)).status).toBe(201)
})

test('[SC-09] selects the form by location and age, and says who has to sign', async () => {
  type Fill = { definition: { variant: string | null }; signers: string[] }
  const fill = async (person: string, query: string) =>
    (await (await formsOf(world, person)).get<Fill>(`/definitions/liability-release${query}`)).body
  const [florida, sweden] = ['?country=US&region=FL', '?country=SE']
  expect((await fill('diver', florida)).definition.variant).toBe('full')
  expect((await fill('diver', sweden)).definition.variant).toBe('own-fault')
  expect(await fill('teen', florida)).toMatchObject({
    definition: { variant: 'guardian-notice' },
    signers: ['participant', 'guardian'],
  })
})
