import type { FormOutcomesWire } from '@fathom/contract/forms'
import { LOCALES } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aMedical, byLink, formsOf } from '../forms.fixture.ts'
import { pdfText, spaceless } from './paper/pdf-text.fixture.ts'

type Forms = Awaited<ReturnType<typeof formsOf>>

const ILL = { ...ALL_NO, q3: 'yes' }
const STUDENT = 100002
const OTHER = { outcome: 'declined', name: 'Dr. Other Berg' }
const TODAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())

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

const sign = async (answers: object) => (await student.submit(aMedical({ answers }))).body.documentId
const decide = async (documentId: string, decision: object = {}) => {
  const link = byLink(world, await student.link(documentId, 'physician'))
  expect((await link.act(aDecision(decision))).status).toBe(204)
}
const textOf = async (documentId: string) => pdfText(await student.pdf(documentId, 'file'))
const says = (text: string) => expect.stringContaining(spaceless(text))

test('[TS-04] [TS-10] an approved form keeps its own outcome after a later refusal, in both lists and on its PDF', async () => {
  const approved = await sign(ILL)
  await decide(approved)
  expect(await textOf(approved)).toEqual(says('Outcome Approved by a physician Signed'))
  const refused = await sign(ILL)
  await decide(refused, OTHER)
  const [newer, older] = await student.list()
  expect(newer?.decision).toMatchObject({ outcome: 'declined', by: 'Dr. Other Berg' })
  const own = {
    decision: { outcome: 'approved', by: 'Dr. Planted Reis' },
    approvalEndedAt: newer?.declinedAt,
  }
  expect(older).toMatchObject({ id: approved, ...own })
  const { body } = await instructor.get<FormOutcomesWire>(`/outcomes/${STUDENT}`)
  const medical = body.filter(({ form }) => form === 'medical-questionnaire')
  expect(medical.map(({ decision }) => decision?.by)).toEqual(['Dr. Other Berg', 'Dr. Planted Reis'])
  expect(medical[1]).toMatchObject(own)
  const paper = await textOf(approved)
  expect(paper).toEqual(says('Outcome Approved by a physician Status'))
  expect(paper).toEqual(says(`No longer counts since the refusal of ${TODAY} · This form has been replaced`))
  expect(paper).toEqual(says('Decision Approved for diving'))
  expect(paper).not.toEqual(says('Declined by a physician'))
  expect(await textOf(refused)).toEqual(says('Outcome Declined by a physician Signed'))
})

test('[TS-10] a form that nobody decided on does not say on its PDF that it was declined', async () => {
  const before = await sign(ALL_NO)
  await decide(await sign(ILL), OTHER)
  const after = await sign(ALL_NO)
  const [first, last] = [await textOf(before), await textOf(after)]
  expect(first).toEqual(says(`Outcome Completed Status No longer counts since the refusal of ${TODAY}`))
  expect(last).toEqual(
    says(`Outcome Medical required Status Does not count while the refusal of ${TODAY} stands`),
  )
  for (const paper of [first, last]) expect(paper).not.toEqual(says('Declined by a physician'))
})

test('[TS-04] the PDF says that a Yes was replaced by none, and when', async () => {
  const ill = await sign(ILL)
  const none = await sign(ALL_NO)
  const line = says(`Answers changed on ${TODAY}: a Yes before, now none`)
  expect(await textOf(none)).toEqual(line)
  expect(await textOf(ill)).not.toEqual(line)
})

test('[TS-02] the PDF says what the physician declared', async () => {
  const typed = await sign(ILL)
  await decide(typed, { way: 'typed', mark: 'Dr. Planted Reis', signsByTyping: true })
  const declared = 'this decision is my own.'
  expect(await textOf(typed)).toEqual(says(`${declared} I sign by typing my name.`))
  const drawn = await sign(ILL)
  await decide(drawn)
  const paper = await textOf(drawn)
  expect(paper).toEqual(says(declared))
  expect(paper).not.toEqual(says('I sign by typing my name.'))
})

test('[TS-03] [ST-08] the printed evaluation tells a physician of an earlier refusal, as the page behind a link does', async () => {
  await decide(await sign(ILL), OTHER)
  const again = await sign(ALL_NO)
  const paper = await pdfText(await student.pdf(again, 'evaluation'))
  expect(paper).toEqual(says('in the last year a physician did not approve diving.'))
  expect(paper).toEqual(says(`it must be a later day than the refusal of ${TODAY} everywhere in the world.`))
  expect(paper).not.toEqual(says('Some answers require'))
  const german = await pdfText(await student.pdf(again, 'evaluation?language=de-DE'))
  expect(german).toEqual(says('das Tauchen ärztlich nicht freigegeben.'))
  const ill = await pdfText(await student.pdf(await sign(ILL), 'evaluation'))
  expect(ill).toEqual(says('Some answers require the evaluation of a physician.'))
  expect(ill).not.toEqual(says('did not approve'))
})

test('[TS-03] in every language the evaluation asks the physician for the same, whatever the reason', () => {
  for (const locale of LOCALES) {
    const { t } = translatorFor(locale)
    const isSame = t('forms-signers.evaluation.text').endsWith(t('forms-signers.evaluation.task'))
    expect([locale, isSame]).toEqual([locale, true])
  }
})

test('[TS-04] a link that the diver withdrew does not hide that a physician refused the request before', async () => {
  const documentId = await sign(ILL)
  const request = async () => {
    const [form] = await student.list()
    return [form?.request, form?.physicianLink?.state]
  }
  expect(await request()).toEqual(['none', undefined])
  await byLink(world, await student.link(documentId, 'physician')).refuse()
  expect(await request()).toEqual(['refused', 'refused'])
  await student.link(documentId, 'physician')
  // The mail goes out after the answer.
  await expect.poll(request).toEqual(['asked', 'sent'])
  await student.withdraw(documentId, 'physician')
  expect(await request()).toEqual(['refused', 'refused'])
})
