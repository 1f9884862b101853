import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
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
  expect((await (await diver.linkOf(again)).read()).body.answers).toEqual({})
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
