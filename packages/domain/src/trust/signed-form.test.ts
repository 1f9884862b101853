import { expect, test } from 'vitest'
import { anIssuer, checkSignature, ISSUED_AT } from './an-issuer.fixture.ts'
import type { Bytes } from './bytes.ts'
import { MOST_CHARACTERS } from './code.ts'
import { judge } from './judge.ts'
import { FILE_MARK, readFileSignature, withSignature } from './signed-file.ts'
import { readSignedForm, type SignedForm, writeSignedForm } from './signed-form.ts'

const fathom = await anIssuer()
const store = { issuers: [fathom.issuer], clock: { now: ISSUED_AT + 10 }, check: checkSignature }
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)
const PDF = bytesOf(`%PDF-1.7\n(${FILE_MARK})\nxref\nstartxref\n29\n%%EOF`)

const aForm = (changes: Partial<SignedForm> = {}): SignedForm => ({
  kind: 'document',
  form: 'medical-questionnaire',
  version: 1,
  holder: 'Mara Lindqvist',
  signed: '2026-11-15',
  outcome: 'medical-required',
  contentHash: 'cd'.repeat(32),
  ...changes,
})

const hashOf = async (bytes: Bytes) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')

/** The delivered file, signed for these bytes. */
const aFile = async (body = PDF, fileHash?: string) =>
  withSignature(body, await fathom.code({ subject: aForm({ fileHash: fileHash ?? (await hashOf(body)) }) }))

async function verdictOf(file: Bytes): Promise<string> {
  const found = await readFileSignature(file)
  return found.is === 'signed' ? (await judge(found.code, store, found.fileHash)).verdict : found.is
}

test('[SC-09] the code of a signed form is genuine and contains form, version, person, day and outcome', async () => {
  const { verdict, statement } = await judge(await fathom.code({ subject: aForm() }), store)
  expect([verdict, statement?.subject]).toEqual(['valid', aForm()])
})

const SIGNERS = [
  { role: 'participant', name: 'Mara Lindqvist', way: 'own-account' },
  { role: 'guardian', name: 'Signe Lindqvist', way: 'in-person', by: 'Kai Nakamura' },
  { role: 'physician', name: 'Dr. Ana Reis', way: 'mailed-link' },
] as const

test('[TS-10] the code of a form says who signed it, how, and until when it counts', async () => {
  const subject = aForm({ signers: SIGNERS, outcome: 'completed' })
  const code = await fathom.code({ subject, expiresAt: ISSUED_AT + 1000 })
  const { verdict, statement } = await judge(code, store)
  expect([verdict, statement?.subject]).toEqual(['valid', subject])
  const late = { ...store, clock: { now: ISSUED_AT + 1001 } }
  expect((await judge(code, late)).verdict).toBe('expired')
})

test('[TS-10] a device of an earlier version reports that the code is newer, and earlier codes stay genuine', async () => {
  for (const changes of [{ signers: SIGNERS }, { outcome: 'declined' }] as const)
    expect(await fathom.code({ subject: aForm(changes) })).toMatch(/^FATHOM3:/)
  expect(await fathom.code({ subject: aForm() })).toMatch(/^FATHOM1:/)
})

test.each(['details-changed', 'replaced', 'expired'] as const)(
  '[TS-10] a code says that the form is %s, in a version that earlier devices call newer',
  async (outcome) => {
    const subject = aForm({ signers: SIGNERS, outcome })
    const code = await fathom.code({ subject })
    expect(code).toMatch(/^FATHOM4:/)
    expect((await judge(code, store)).statement?.subject).toEqual(subject)
    expect((await judge(code.replace('FATHOM4', 'FATHOM3'), store)).verdict).toBe('altered')
  },
)

test.each([
  ['a role that nobody knows', [[9, 0, '', '']]],
  ['more signers than there are roles', Array.from({ length: 4 }, () => [0, 0, '', ''])],
  ['a signer with a missing part', [[0, 0, '']]],
])('[TS-10] a code with %s is not read', (_, signers) => {
  const fields = new Map(writeSignedForm(aForm({ signers: SIGNERS })))
  expect(readSignedForm(fields)?.signers).toEqual(SIGNERS)
  expect(readSignedForm(fields.set(8, signers))).toBeUndefined()
})

test('a form of a person with the longest name has a code under a thousand characters', async () => {
  const long = aForm({
    holder: 'ม'.repeat(300),
    fileHash: 'ab'.repeat(32),
    signers: SIGNERS.map((signer) => ({ ...signer, name: 'ธ'.repeat(300), by: 'ว'.repeat(300) })),
  })
  expect((await fathom.code({ subject: long })).length).toBeLessThan(MOST_CHARACTERS)
})

test('[SC-09] a file is genuine as it was delivered, and has a valid PDF ending', async () => {
  const file = await aFile()
  expect(await verdictOf(file)).toBe('valid')
  expect(new TextDecoder().decode(file)).toMatch(/\n%FATHOM1:.+\nstartxref\n29\n%%EOF\n$/)
})

test.each([
  ['version 1', {}],
  ['version 3', { signers: SIGNERS }],
] as const)('[SC-09] a file of %s with any single byte changed is never genuine', async (_, changes) => {
  const fileHash = await hashOf(PDF)
  const file = withSignature(PDF, await fathom.code({ subject: aForm({ ...changes, fileHash }) }))
  expect(await verdictOf(file)).toBe('valid')
  for (let at = 0; at < file.length; at += 1) {
    const changed = file.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    expect([at, await verdictOf(changed)]).not.toContain('valid')
  }
})

test('a file with extra bytes at its end, without its signature, or with that of another file is broken', async () => {
  const file = await aFile()
  expect(await verdictOf(Uint8Array.from([...file, ...bytesOf('1 0 obj\n%%EOF\n')]))).toBe('broken')
  expect(await verdictOf(PDF)).toBe('broken')
  expect(await verdictOf(await aFile(PDF, 'ef'.repeat(32)))).toBe('altered')
  expect(await verdictOf(withSignature(PDF, await fathom.code()))).toBe('altered')
})

test('a different file is not one of ours', async () => {
  expect(await verdictOf(bytesOf('%PDF-1.7\nstartxref\n9\n%%EOF'))).toBe('foreign')
  expect(await verdictOf(bytesOf('hello'))).toBe('foreign')
  expect(await verdictOf(bytesOf('%PDF-1.7\n(fathom-evaluation)\nstartxref\n9\n%%EOF'))).toBe('evaluation')
})
