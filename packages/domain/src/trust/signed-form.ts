import { hexOf } from './bytes.ts'
import type { Cbor, CborMap } from './cbor.ts'
import { dayOf, dayText } from './days.ts'
import { hashBytes, isHash } from './hash-bytes.ts'
import { shorten } from './short-text.ts'

const FORMS = ['medical-questionnaire', 'liability-release'] as const
const OUTCOMES = ['completed', 'medical-required', 'guardian-awaited'] as const

/** What a signed form reveals to a person who verifies it: never an answer. */
export type SignedForm = {
  kind: 'document'
  form: (typeof FORMS)[number]
  version: number
  holder: string
  /** The day on which the participant signed, `2025-03-14`. */
  signed: string
  outcome: (typeof OUTCOMES)[number]
  /** SHA-256 of the content that was shown and signed, in hexadecimal. */
  contentHash: string
  /** SHA-256 of the exact file, if the statement is at the end of a file. */
  fileHash?: string
}

const FIELD = {
  form: 1,
  version: 2,
  holder: 3,
  signed: 4,
  outcome: 5,
  contentHash: 6,
  fileHash: 7,
} as const
const HOLDER_BYTES = 120

export function writeSignedForm(form: SignedForm): CborMap {
  const fields = new Map<number, Cbor>([
    [FIELD.form, FORMS.indexOf(form.form)],
    [FIELD.version, form.version],
    [FIELD.holder, shorten(form.holder, HOLDER_BYTES)],
    [FIELD.signed, dayOf(form.signed)],
    [FIELD.outcome, OUTCOMES.indexOf(form.outcome)],
    [FIELD.contentHash, hashBytes(form.contentHash)],
  ])
  if (form.fileHash) fields.set(FIELD.fileHash, hashBytes(form.fileHash))
  return fields
}

/** Undefined if a field is missing, unknown or of the wrong type. */
export function readSignedForm(fields: CborMap): SignedForm | undefined {
  const known: readonly number[] = Object.values(FIELD)
  if ([...fields.keys()].some((key) => !known.includes(key))) return undefined
  const [form, outcome] = [oneOf(FORMS, fields.get(FIELD.form)), oneOf(OUTCOMES, fields.get(FIELD.outcome))]
  const [version, holder, day] = [
    fields.get(FIELD.version),
    fields.get(FIELD.holder),
    fields.get(FIELD.signed),
  ]
  const [content, file] = [fields.get(FIELD.contentHash), fields.get(FIELD.fileHash)]
  const signed = typeof day === 'number' ? dayText(day) : undefined
  if (!form || !outcome || !signed || typeof version !== 'number') return undefined
  if (typeof holder !== 'string' || !holder || !isHash(content)) return undefined
  const said = {
    kind: 'document',
    form,
    version,
    holder,
    signed,
    outcome,
    contentHash: hexOf(content),
  } as const
  if (file === undefined) return said
  return isHash(file) ? { ...said, fileHash: hexOf(file) } : undefined
}

const oneOf = <Name extends string>(names: readonly Name[], place: Cbor | undefined): Name | undefined =>
  typeof place === 'number' ? names[place] : undefined
