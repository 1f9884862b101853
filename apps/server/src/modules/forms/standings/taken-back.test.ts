import type {
  FormStandingsWire,
  FormToFillWire,
  WitnessedAnswersWire,
  WitnessedFormWire,
} from '@fathom/contract/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aGuardian, aMedical, byLink, formsOf } from '../forms.fixture.ts'

type Forms = Awaited<ReturnType<typeof formsOf>>

const ILL = { ...ALL_NO, q3: 'yes' }
const STUDENT = 100002
const TEEN = 100006
const DECLARED = 'forms-standing.earlierYes.box'

let world: World<Server>
let student: Forms
let teen: Forms
let instructor: Forms
beforeAll(async () => {
  world = await startWorld(startServer)
  student = await formsOf(world, 'student')
  teen = await formsOf(world, 'teen')
  instructor = await formsOf(world, 'instructor')
})
beforeEach(() =>
  world.server.platform.db.query(
    "delete from form_document where affiliate_id = any($1::bigint[]) and form = 'medical-questionnaire'",
    [[STUDENT, TEEN]],
  ),
)

const medical = async () =>
  (await instructor.get<FormStandingsWire>('/standings')).body.find(
    ({ affiliateId }) => affiliateId === STUDENT,
  )?.medical

test('[TS-06] a guardian reads by link which Yes was taken back, and that the diver declared it', async () => {
  await teen.submit(aMedical({ answers: ILL }))
  const { documentId } = (await teen.submit(aMedical())).body
  const path = await teen.link(documentId, 'guardian')
  const { body } = await byLink(world, path).read()
  expect(body.takenBack?.answers).toEqual({ q3: 'yes' })
  expect(body.takenBack?.texts['forms.medical.q3']).toMatch(/\w/)
  expect(body.takenBack?.changedDate).toBe(body.createdDate)
  expect(Date.parse(body.takenBack?.signedDate ?? '')).toBeLessThan(Date.parse(body.createdDate))
  expect(body.definition.statement.at(-1)).toBe(DECLARED)
  expect(body.texts[DECLARED]).toContain('no longer applies')
  const translated = { ...aGuardian, language: 'de-DE', readIn: 'de-DE' }
  expect((await byLink(world, path).act(translated)).status).toBe(204)
  const [record] = (await teen.record(documentId)).body
  const guardian = JSON.parse(record?.formData ?? '').signatures.find(
    ({ role }: { role: string }) => role === 'guardian',
  )
  expect(guardian.translation.texts[DECLARED]).toContain('Ja')
})

const hasOpenRequest = async () =>
  (await student.get<FormToFillWire>('/definitions/medical-questionnaire')).body.hasOpenRequest

test('[SC-09] [P-09] the physician who is asked after a refusal reads which Yes was taken back', async () => {
  const first = (await student.submit(aMedical({ answers: ILL }))).body.documentId
  const refusing = byLink(world, await student.link(first, 'physician'))
  expect((await refusing.read()).body.takenBack).toBeUndefined()
  expect((await refusing.act(aDecision({ outcome: 'declined' }))).status).toBe(204)
  const second = (await student.submit(aMedical())).body.documentId
  const { body } = await byLink(world, await student.link(second, 'physician')).read()
  expect(body.answers).toEqual({})
  expect(body.takenBack?.answers).toEqual({ q3: 'yes' })
})

test('[P-09] while a physician is asked, ten times No clears nobody; a withdrawn request does', async () => {
  const first = (await student.submit(aMedical({ answers: ILL }))).body.documentId
  expect(await hasOpenRequest()).toBe(false)
  await student.link(first, 'physician')
  expect(await hasOpenRequest()).toBe(true)
  const { documentId } = (await student.submit(aMedical())).body
  expect(await medical()).toMatchObject({ documentId, state: 'physician-awaited', request: 'asked' })
  const [listed] = await student.list()
  expect(listed).toMatchObject({
    id: documentId,
    state: 'physician-awaited',
    openRequest: { documentId: first, link: { role: 'physician', name: 'Dr. Planted Reis' } },
  })
  expect((await student.get<{ state: string }[]>('/due')).body[0]?.state).toBe('physician-awaited')
  await student.withdraw(first, 'physician')
  expect(await medical()).toMatchObject({ documentId, state: 'cleared', request: 'none' })
  expect((await student.list())[0]).not.toHaveProperty('openRequest')
  expect(await hasOpenRequest()).toBe(false)
})

test('[P-09] a physician whose request is open reads that there is a newer questionnaire, and not its answers', async () => {
  const first = (await student.submit(aMedical({ answers: ILL }))).body.documentId
  const physician = byLink(world, await student.link(first, 'physician'))
  const newer = async () => (await physician.read()).body.newer
  expect(await newer()).toBeUndefined()
  await student.submit(aMedical())
  expect(await newer()).toEqual({
    signedDate: (await student.list())[0]?.createdDate,
    isPhysicianRequired: false,
  })
  await student.submit(aMedical({ answers: ILL }))
  const { body } = await physician.read()
  expect([body.newer?.isPhysicianRequired, body.answers]).toEqual([true, { q3: 'yes' }])
})

test('[P-09] the answer to the open request decides: approved clears the new form, declined holds it', async () => {
  for (const [outcome, state] of [
    ['approved', 'cleared'],
    ['declined', 'decision-awaited'],
  ] as const) {
    const first = (await student.submit(aMedical({ answers: ILL }))).body.documentId
    const physician = byLink(world, await student.link(first, 'physician'))
    const { documentId } = (await student.submit(aMedical())).body
    expect([outcome, (await medical())?.state]).toEqual([outcome, 'physician-awaited'])
    expect((await physician.act(aDecision({ outcome }))).status).toBe(204)
    const now = await medical()
    expect(now).toMatchObject({ documentId, state })
    expect([outcome, now?.earlierApproval?.by]).toEqual([
      outcome,
      outcome === 'approved' ? 'Dr. Planted Reis' : undefined,
    ])
  }
})

// The last one: the handed-over device stays locked.
test('[TS-06] a guardian at the counter reads it too, with the code and not before', async () => {
  await teen.submit(aMedical({ answers: ILL }))
  const { documentId } = (await teen.submit(aMedical())).body
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const shown = (await instructor.get<WitnessedFormWire>(path)).body
  expect(shown.definition.statement.at(-1)).toBe(DECLARED)
  expect(JSON.stringify(shown)).not.toContain('takenBack')
  const by = world.call('instructor')
  await by.post('/api/auth/user/authenticate', { password: 'Reef1234' })
  expect((await by.post(`/api/forms${path}/handover`)).status).toBe(204)
  const { code } = (await teen.get<{ code: string }>(`/documents/${documentId}/guardian-code`)).body
  const read = (await (await by.post(`/api/forms${path}/answers`, { code })).json()) as WitnessedAnswersWire
  expect(read.answers).toEqual(ALL_NO)
  expect(read.takenBack?.answers).toEqual({ q3: 'yes' })
})
