import { issuersWire } from '@fathom/contract/trust'
import { currentDefinition, type FormName } from '@fathom/domain/forms'
import { type CheckSignature, judge, readFileSignature } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../../app/start.ts'
import { ALL_NO, aDecision, aMedical, aRelease, BLANKS, byLink, formsOf } from '../../forms.fixture.ts'
import type { AnswersContent } from '../document.ts'
import { outcomeOf } from '../outcome-of.ts'
import { aPaper, aSignedMedical, aSignedRelease, withGuardian, withPhysician } from './a-paper.fixture.ts'
import { sectionsOf } from './sections-of.ts'
import { wordsOf } from './words-of.ts'

let world: World<Server>
let token: string
beforeAll(async () => {
  world = await startWorld(startServer)
  token = (await world.session('diver')).idToken
})

const check: CheckSignature = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}

async function fileOf(documentId: string, bearer = token) {
  const answer = await fetch(`${world.url}/api/forms/documents/${documentId}/file`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** What a device that only knows our keys says about a file. */
async function judged(bytes: Uint8Array<ArrayBuffer>) {
  const found = await readFileSignature(bytes)
  if (found.is !== 'signed') return { verdict: found.is, subject: undefined, expiresAt: undefined }
  const wires = issuersWire.parse(await (await fetch(`${world.url}/api/ecards/trust/issuers`)).json())
  const issuers = wires.map(({ id, formerIds, name, keys }) => ({
    id,
    formerIds,
    name,
    keys: keys.map(({ keyId, publicKey }) => ({
      keyId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      isRevoked: false,
    })),
  }))
  const clock = { now: Date.now() / 1000 }
  const { verdict, statement } = await judge(found.code, { issuers, clock, check }, found.fileHash)
  return { verdict, subject: statement?.subject, expiresAt: statement?.expiresAt }
}

test('[SC-09] [EN-17] a signed form downloads as a PDF that any device recognizes as genuine, and as altered once a byte has changed', async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  const { answer, bytes } = await fileOf(documentId)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { verdict, subject } = await judged(bytes)
  expect([verdict, subject]).toMatchObject([
    'valid',
    { form: 'medical-questionnaire', holder: 'Mara Lindqvist', outcome: 'medical-required', version: 4 },
  ])
  const altered = bytes.slice()
  altered[2000] = (altered[2000] ?? 0) ^ 1
  expect((await judged(altered)).verdict).toBe('altered')
})

/** What anyone who has the code of this form can read. */
async function verified(documentId: string, contentHash: string) {
  const answer = await fetch(`${world.url}/api/forms/documents/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId, contentHash }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function codeOf(documentId: string) {
  const { subject, expiresAt } = await judged((await fileOf(documentId)).bytes)
  if (subject?.kind !== 'document') throw new Error('the file has no code of a form')
  return { subject, expiresAt }
}

test('[TS-10] [TS-04] the code of a form names its signers, the ways and the end of its validity', async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  await byLink(world, await diver.link(documentId, 'physician')).act(aDecision())
  const { subject, expiresAt } = await codeOf(documentId)
  expect(subject.signers).toEqual([
    { role: 'participant', name: 'Mara Lindqvist', way: 'own-account' },
    { role: 'physician', name: aDecision().name, way: 'mailed-link' },
  ])
  const { body } = await verified(documentId, subject.contentHash)
  expect(body).toMatchObject({ state: 'cleared', replacedOn: null })
  expect(expiresAt).toBe(Math.floor(Date.parse(body.validUntil) / 1000))
})

test('[TS-10] anyone who has the code learns that a form was replaced, and anyone who has only its number learns nothing', async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aRelease())).body
  const { subject } = await codeOf(documentId)
  expect((await verified(documentId, subject.contentHash)).body.state).toBe('cleared')
  const { documentId: newer } = (await diver.submit(aRelease())).body
  const { body } = await verified(documentId, subject.contentHash)
  expect(body.state).toBe('replaced')
  expect(Date.parse(body.replacedOn)).toBeGreaterThan(0)
  expect(await codeOf(documentId)).toMatchObject({ subject: { outcome: 'replaced' }, expiresAt: undefined })
  expect((await codeOf(newer)).subject.outcome).toBe('completed')
  expect((await verified(newer, subject.contentHash)).status).toBe(404)
  expect((await verified(documentId, 'ab'.repeat(32))).status).toBe(404)
})

test('[TS-10] a copy from before shows online that a physician has declined since', async () => {
  const diver = await formsOf(world, 'newcomer')
  const ask = async () =>
    (await diver.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body.documentId
  const documentId = await ask()
  const bearer = (await world.session('newcomer')).idToken
  const { subject } = await judged((await fileOf(documentId, bearer)).bytes)
  if (subject?.kind !== 'document') throw new Error('the file has no code of a form')
  expect((await verified(documentId, subject.contentHash)).body.state).toBe('physician-awaited')
  await byLink(world, await diver.link(documentId, 'physician')).act({ ...aDecision(), outcome: 'declined' })
  expect((await verified(documentId, subject.contentHash)).body.state).toBe('declined')
  expect((await judged((await fileOf(documentId, bearer)).bytes)).subject).toMatchObject({
    outcome: 'declined',
  })
  await ask()
  expect((await verified(documentId, subject.contentHash)).body.state).toBe('declined')
})

test('the paper shows what the physician decided after it was signed', async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  await byLink(world, await diver.link(documentId, 'physician')).act(aDecision())
  const { subject } = await judged((await fileOf(documentId)).bytes)
  expect(subject).toMatchObject({ outcome: 'completed' })
})

test.each([
  ['cleared', 'completed', true],
  ['expired', 'expired', false],
  ['replaced', 'replaced', false],
  ['details-changed', 'details-changed', false],
  ['physician-teaches', 'medical-required', false],
  ['decision-awaited', 'declined', false],
  ['declined', 'declined', false],
] as const)(
  '[TS-10] a copy of a form in the state %s says %s, and an end only if it counts',
  (state, outcome, hasEnd) => {
    const end = new Date('2027-11-15T10:00:00.000Z')
    const stated = outcomeOf(aSignedMedical('en-US').row, { state, end, isGuardianAwaited: false })
    expect(stated).toEqual({ outcome, until: hasEnd ? end : null })
  },
)

/** One locale for each script. */
const SCRIPTS = ['en-US', 'ar-SA', 'iw-IL', 'th-TH', 'zh-CN', 'ja-JP', 'ko-KR', 'ru-RU']

test('[SC-09] a release prints in every script, and user input is never treated as markup', async () => {
  const diver = await formsOf(world, 'diver')
  const answers = {
    participant: '#Mara $ * _ Lindqvist',
    activity: '\\ " </svg> #panic("x") نورة 陳',
  }
  for (const language of SCRIPTS) {
    const { documentId } = (await diver.submit(aRelease({ language, answers }))).body
    const { answer, bytes } = await fileOf(documentId)
    expect([language, answer.status, Buffer.from(bytes.slice(0, 5)).toString()]).toEqual([
      language,
      200,
      '%PDF-',
    ])
  }
}, 60_000)

test('[SC-09] user input keeps its own text direction on a paper of the opposite direction', () => {
  const { asWritten } = wordsOf('ar-SA')
  const definition = currentDefinition('liability-release', 'own-fault')
  const content = { definition, answers: BLANKS, texts: {}, contradictions: [] } as unknown as AnswersContent
  const written = sectionsOf(content, wordsOf('ar-SA')).flatMap(({ rows }) =>
    rows.map(({ answer }) => answer),
  )
  expect(written).toEqual(Object.values(BLANKS).map(asWritten))
  expect(asWritten('12 Quay St.')).toBe('\u206812 Quay St.\u2069')
  expect(asWritten('')).toBe('')
})

test.each([
  ['en-US', '18 April 1991'],
  ['de-DE', '18. April 1991'],
] as const)(
  '[SC-09] [TS-06] a questionnaire and a release in %s show the birth date that they were signed with',
  (language, born) => {
    const release = aSignedRelease(language)
    const answers = { ...release.answers, birthDate: '1991-04-18' }
    const factsIn = (form: FormName) =>
      aPaper({ ...release, answers, row: { ...release.row, form } }).facts.map(({ value }) => value)
    expect(factsIn('medical-questionnaire')).toContain(born)
    expect(factsIn('liability-release')).toContain(born)
  },
)

/** Every text of a paper, at whatever place. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each([aSignedRelease, aSignedMedical])(
  '[SC-09] [LA-05] a paper in Arabic mixes no two kinds of digits in a text, and names months',
  (signed) => {
    const document = withPhysician(withGuardian(signed('ar-SA'), 1))
    const birthDate = '1991-04-18'
    const { trail: _, ...paper } = aPaper({ ...document, answers: { ...document.answers, birthDate } })
    const texts = textsIn(paper).filter((text) => !text.startsWith('<svg'))
    expect(texts.some((text) => text.includes('١٨ أبريل ١٩٩١'))).toBe(true)
    // What people wrote, and numbers of documents, stay as they are.
    const own = texts.map((text) => text.replaceAll(/\u2068.*?\u2069/g, ''))
    expect(own.filter((text) => /\d/.test(text) && /[٠-٩]/.test(text))).toEqual([])
    expect(own.filter((text) => /\d{4}-\d\d-\d\d/.test(text))).toEqual([])
  },
)

test("[CA-36] nobody else can download my form, and a form that was changed isn't printed", async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aMedical())).body
  const other = await world.session('student')
  expect((await fileOf(documentId, other.idToken)).answer.status).toBe(404)
  await world.server.platform.db.query(
    "update form_document set signed_at = signed_at - interval '1 day' where id = $1",
    [documentId],
  )
  expect((await fileOf(documentId)).answer.status).toBe(409)
})

test('[TS-10] what a guardian signed in Arabic runs from right to left in an English paper', () => {
  const english = aSignedRelease('en-US')
  const guardian = withGuardian(english, 1).guardian
  const statement = { language: 'ar-SA', paragraphs: ['أوافق على هذا النموذج.'] } as const
  const { signatures, direction } = aPaper({ ...english, guardian: guardian && { ...guardian, statement } })
  expect(direction).toBe('ltr')
  expect(signatures.map(({ saidIn }) => [saidIn.lang, saidIn.direction])).toEqual([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])
})
