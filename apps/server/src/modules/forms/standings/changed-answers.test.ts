import type { FormStandingsWire } from '@fathom/contract/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aMedical, aSignature, byLink, formsOf } from '../forms.fixture.ts'

type Forms = Awaited<ReturnType<typeof formsOf>>

const ILL = { ...ALL_NO, q3: 'yes' }
const STUDENT = 100002

let world: World<Server>
let student: Forms
let instructor: Forms
beforeAll(async () => {
  world = await startWorld(startServer)
  student = await formsOf(world, 'student')
  instructor = await formsOf(world, 'instructor')
})
beforeEach(() =>
  world.server.platform.db.query(
    "delete from form_document where affiliate_id = $1 and form = 'medical-questionnaire'",
    [STUDENT],
  ),
)

const medical = async () =>
  (await instructor.get<FormStandingsWire>('/standings')).body.find(
    ({ affiliateId }) => affiliateId === STUDENT,
  )?.medical
const hasEarlierYes = async () =>
  (await student.get<{ hasEarlierYes: boolean }>('/definitions/medical-questionnaire')).body.hasEarlierYes

test('[TS-04] teacher and diver see that a Yes was replaced by none, also after signing once more, and no answer', async () => {
  await student.submit(aMedical({ answers: ILL }))
  expect((await medical())?.answersChangedAt).toBeNull()
  const { documentId } = (await student.submit(aMedical())).body
  const changed = await medical()
  expect(changed).toMatchObject({ state: 'cleared', documentId, answersChangedAt: changed?.signedAt })
  await student.submit(aMedical())
  expect(await medical()).toMatchObject({ state: 'cleared', answersChangedAt: changed?.signedAt })
  expect((await student.list())[0]?.answersChangedAt).toBe(changed?.signedAt)
  expect(JSON.stringify(await medical())).not.toMatch(/q3|answers":/)
})

test('[TS-04] ten times No after a Yes is not signed where the diver leaves open whether the Yes still applies', async () => {
  expect(await hasEarlierYes()).toBe(false)
  await student.submit(aMedical({ answers: ILL }))
  expect(await hasEarlierYes()).toBe(true)
  const leftOpen = { ...aSignature, endsEarlierYes: false }
  const refused = await student.submit(aMedical({ signature: leftOpen }))
  expect([refused.status, refused.body.problem]).toEqual([422, 'earlier-yes-unconfirmed'])
  expect((await student.submit(aMedical({ answers: ILL, signature: leftOpen }))).status).toBe(201)
  const { documentId } = (await student.submit(aMedical())).body
  const [record] = (await student.record(documentId)).body
  expect(JSON.parse(record?.formData ?? '').signatures[0]).toMatchObject({ endsEarlierYes: true })
  expect(await hasEarlierYes()).toBe(false)
  expect((await student.submit(aMedical({ signature: leftOpen }))).status).toBe(201)
})

test('[TS-04] a form of a device that did not know of the earlier Yes is kept, unconfirmed and visible as changed', async () => {
  await student.submit(aMedical({ answers: ILL }))
  const { documentId } = (await student.submit(aMedical({ signature: aSignature }))).body
  const [record] = (await student.record(documentId)).body
  expect(JSON.parse(record?.formData ?? '').signatures[0]).not.toHaveProperty('endsEarlierYes')
  const standing = await medical()
  expect(standing).toMatchObject({ state: 'cleared', documentId, answersChangedAt: standing?.signedAt })
})

test('[TS-04] every list knows whether a physician was asked, or will not answer', async () => {
  const { documentId } = (await student.submit(aMedical({ answers: ILL }))).body
  const requests = async () => [(await medical())?.request, (await student.list())[0]?.request]
  expect(await requests()).toEqual(['none', 'none'])
  const link = byLink(world, await student.link(documentId, 'physician'))
  expect(await requests()).toEqual(['asked', 'asked'])
  expect((await link.refuse()).status).toBe(204)
  expect(await requests()).toEqual(['refused', 'refused'])
  const again = byLink(world, await student.link(documentId, 'physician'))
  expect((await again.act(aDecision({ outcome: 'declined' }))).status).toBe(204)
  await student.submit(aMedical())
  expect(await medical()).toMatchObject({ state: 'decision-awaited', request: 'none' })
})
