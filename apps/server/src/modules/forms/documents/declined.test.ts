import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aMedical, byLink, formsOf } from '../forms.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const ILL = { ...ALL_NO, q3: 'yes' }

/** The forms a person signs, a physician's decision on them, and their status. */
async function diverOf(person: string) {
  const forms = await formsOf(world, person)
  const sign = async (answers: object) => (await forms.submit(aMedical({ answers }))).body.documentId
  const linkOf = async (documentId: string) => byLink(world, await forms.link(documentId, 'physician'))
  return {
    forms,
    sign,
    linkOf,
    decide: async (documentId: string, outcome: string) =>
      (await linkOf(documentId)).act(aDecision({ outcome })),
    newest: async () => {
      const [form] = await forms.list()
      return [form?.status, form?.physician, form?.isAfterDecline]
    },
    isCourseFormDone: async () => {
      const { body } = await forms.get<{ name: string; isDone: boolean }[]>('/due')
      return body.find(({ name }) => name === 'medical-questionnaire')?.isDone
    },
    hasDeclinedBefore: async () => {
      const path = '/definitions/medical-questionnaire'
      return (await forms.get<{ isAfterDecline: boolean }>(path)).body.isAfterDecline
    },
  }
}

test('[ST-08] after a physician declined, ten times No clears nobody until a physician approves', async () => {
  const diver = await diverOf('student')
  expect(await diver.hasDeclinedBefore()).toBe(false)
  await diver.decide(await diver.sign(ILL), 'declined')
  expect(await diver.hasDeclinedBefore()).toBe(true)
  const again = await diver.sign(ALL_NO)
  expect(await diver.newest()).toEqual(['Medical Required', 'awaited', true])
  expect(await diver.isCourseFormDone()).toBe(false)
  const { body: read } = await (await diver.linkOf(again)).read()
  expect(read.answers).toEqual({})
  expect(read.declinedAt).toBe((await diver.forms.list())[0]?.declinedAt)
  expect(read.declinedAt).toMatch(/^20/)
  await diver.decide(again, 'approved')
  expect(await diver.newest()).toEqual(['Completed', 'approved', true])
  expect([await diver.isCourseFormDone(), await diver.hasDeclinedBefore()]).toEqual([true, false])
  await diver.sign(ALL_NO)
  expect(await diver.newest()).toEqual(['Completed', 'none', false])
})

test("[ST-08] ten times No, signed while a physician was still reviewing a yes, doesn't outlast a refusal", async () => {
  const diver = await diverOf('riyadh')
  const ill = await diver.sign(ILL)
  await diver.sign(ALL_NO)
  expect([await diver.newest(), await diver.isCourseFormDone()]).toEqual([['Completed', 'none', false], true])
  await diver.decide(ill, 'declined')
  expect(await diver.newest()).toEqual(['Medical Required', 'awaited', true])
  expect(await diver.isCourseFormDone()).toBe(false)
})

test("[ST-08] a refusal ends the diver's other links to physicians, and an older form can't lift it", async () => {
  const diver = await diverOf('student')
  const older = await diver.sign(ILL)
  const olderLink = await diver.linkOf(older)
  const newer = await diver.sign(ILL)
  expect((await diver.decide(newer, 'declined')).status).toBe(204)
  expect((await olderLink.act(aDecision())).body?.problem).toBe('link-ended')
  const asked = await diver.forms.ask(older, 'physician')
  expect([asked.status, asked.body.problem]).toEqual([409, 'nobody-awaited'])
  expect(await diver.hasDeclinedBefore()).toBe(true)
  const second = await diver.sign(ILL)
  expect((await diver.decide(second, 'approved')).status).toBe(204)
  expect(await diver.hasDeclinedBefore()).toBe(false)
})

test('[ST-08] of two physicians who answer at the same moment, a refusal is not overtaken', async () => {
  const diver = await diverOf('shanghai')
  const [older, newer] = [await diver.sign(ILL), await diver.sign(ILL)]
  const [approves, declines] = [await diver.linkOf(older), await diver.linkOf(newer)]
  const [approval, refusal] = await Promise.all([
    approves.act(aDecision()),
    declines.act(aDecision({ outcome: 'declined' })),
  ])
  expect(refusal.status).toBe(204)
  expect([204, 410]).toContain(approval.status)
  expect(await diver.hasDeclinedBefore()).toBe(true)
})

test('[ST-08] after a year a questionnaire counts by itself again', async () => {
  const diver = await diverOf('diver')
  const ill = await diver.sign(ILL)
  await diver.decide(ill, 'declined')
  await world.server.platform.db.query(
    "update form_document set physician_decided_at = now() - interval '366 days' where id = $1",
    [ill],
  )
  await diver.sign(ALL_NO)
  expect(await diver.newest()).toEqual(['Completed', 'none', false])
})

/** How the instructor sees the questionnaire of the student. */
async function standing() {
  const people = await (await formsOf(world, 'instructor')).get<
    { affiliateId: number; medical: { state: string; physician: unknown } }[]
  >('/standings')
  const medical = people.body.find(({ affiliateId }) => affiliateId === 100002)?.medical
  return [medical?.state, medical?.physician === null]
}

test('[ST-08] [TS-04] a refusal after an approval counts, on whichever questionnaire, until one approves anew', async () => {
  const diver = await diverOf('student')
  const honest = await diver.linkOf(await diver.sign(ILL))
  const newer = await diver.sign(ILL)
  expect((await diver.decide(newer, 'approved')).status).toBe(204)
  expect(await standing()).toEqual(['cleared', false])
  expect((await honest.act(aDecision({ outcome: 'declined' }))).status).toBe(204)
  expect(await standing()).toEqual(['declined', true])
  expect([await diver.newest(), await diver.isCourseFormDone()]).toEqual([
    ['Medical Required', 'declined', false],
    false,
  ])
  expect((await diver.forms.ask(newer, 'physician')).body.problem).toBe('nobody-awaited')
  const again = await diver.sign(ALL_NO)
  expect(await standing()).toEqual(['decision-awaited', true])
  expect((await diver.decide(again, 'approved')).status).toBe(204)
  expect([await standing(), await diver.isCourseFormDone()]).toEqual([['cleared', false], true])
})

test('[ST-08] [TS-04] anyone who signs ten times No while a physician declines is not cleared', async () => {
  const diver = await diverOf('applicant')
  const link = await diver.linkOf(await diver.sign(ILL))
  const { db } = world.server.platform
  const key = "select pg_advisory_xact_lock(hashtextextended('questionnaires ' || $1::bigint, 0))"
  const [{ affiliate_id } = { affiliate_id: '' }] = await db.query<{ affiliate_id: string }>(
    'select affiliate_id from form_document order by created_at desc limit 1',
  )
  const blocked = async () =>
    (await db.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).length
  let signed: Promise<unknown> | undefined
  let declined: ReturnType<typeof link.act> | undefined
  // Both wait for the lock: the refusal gets it first, and the form is signed only after it.
  await db.transaction(async (tx) => {
    await tx.query(key, [affiliate_id])
    declined = link.act(aDecision({ outcome: 'declined' }))
    await vi.waitFor(async () => expect(await blocked()).toBe(1))
    signed = diver.sign(ALL_NO)
    await vi.waitFor(async () => expect(await blocked()).toBe(2))
  })
  expect((await declined)?.status).toBe(204)
  await signed
  expect(await diver.newest()).toEqual(['Medical Required', 'awaited', true])
})

test('[ST-08] nobody signs the same form more than twenty times an hour', async () => {
  const forms = await formsOf(world, 'newcomer')
  const again: number[] = []
  for (let at = 0; at < 21; at++) again.push((await forms.submit(aMedical())).status)
  expect([new Set(again.slice(0, 20)), again[20]]).toEqual([new Set([201]), 429])
  expect(await forms.list()).toHaveLength(20)
})

test('[ST-08] [TS-02] an examination from before a refusal does not lift it', async () => {
  const diver = await diverOf('trial')
  await diver.decide(await diver.sign(ILL), 'declined')
  const again = await diver.linkOf(await diver.sign(ALL_NO))
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
  const decided = await again.act(aDecision({ examinedOn: lastWeek }))
  expect([decided.status, decided.body?.problem]).toEqual([422, 'examined-before-refusal'])
  expect(await diver.hasDeclinedBefore()).toBe(true)
  expect((await again.act(aDecision())).status).toBe(204)
  expect(await diver.hasDeclinedBefore()).toBe(false)
})

test('[ST-08] a physician reads of an earlier refusal only where it is why they are asked', async () => {
  const diver = await diverOf('trial')
  await diver.decide(await diver.sign(ILL), 'declined')
  const readOf = async (answers: object) =>
    (await (await diver.linkOf(await diver.sign(answers))).read()).body
  expect(await readOf(ILL)).not.toHaveProperty('declinedAt')
  expect(await readOf(ALL_NO)).toHaveProperty('declinedAt')
})
