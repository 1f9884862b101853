import { hexOf } from './bytes.ts'
import type { Cbor, CborMap } from './cbor.ts'
import { dayOf, dayText } from './days.ts'
import { hashBytes, isHash } from './hash-bytes.ts'
import { shorten } from './short-text.ts'

const FORMS = ['medical-questionnaire', 'liability-release'] as const
/** Why a form that was complete didn't count any more when the copy was made. Readers before version 4 know none. */
const ENDED = ['details-changed', 'replaced', 'expired'] as const
const OUTCOMES = ['completed', 'medical-required', 'guardian-awaited', 'declined', ...ENDED] as const
const ROLES = ['participant', 'guardian', 'physician'] as const
const WAYS = ['own-account', 'mailed-link', 'in-person', 'paper', 'unrecorded'] as const

/** Who signed, and how the signature reached us. */
export type FormSigner = {
  role: (typeof ROLES)[number]
  name: string
  way: (typeof WAYS)[number]
  /** Who witnessed it, or saw it on paper. */
  by?: string
}

/** What a signed form reveals to a person who verifies it: never an answer. */
export type SignedForm = {
  kind: 'document'
  form: (typeof FORMS)[number]
  version: number
  holder: string
  /** The day on which the participant signed, `2025-03-14`. */
  signed: string
  outcome: (typeof OUTCOMES)[number]
  /** Absent in codes from before version 3. */
  signers?: readonly FormSigner[]
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
  signers: 8,
} as const
/** In UTF-8 bytes: together they keep the code under a thousand characters in every script. */
const LIMITS = { holder: 100, name: 50, by: 40 } as const
const MOST_SIGNERS = ROLES.length

/** Readers of version 1 know neither the signers nor a decline. */
export function formVersion({ signers, outcome }: SignedForm): 1 | 3 | 4 {
  if (ENDED.some((ended) => ended === outcome)) return 4
  return signers === undefined && outcome !== 'declined' ? 1 : 3
}

export function writeSignedForm(form: SignedForm): CborMap {
  const fields = new Map<number, Cbor>([
    [FIELD.form, FORMS.indexOf(form.form)],
    [FIELD.version, form.version],
    [FIELD.holder, shorten(form.holder, LIMITS.holder)],
    [FIELD.signed, dayOf(form.signed)],
    [FIELD.outcome, OUTCOMES.indexOf(form.outcome)],
    [FIELD.contentHash, hashBytes(form.contentHash)],
  ])
  if (form.fileHash) fields.set(FIELD.fileHash, hashBytes(form.fileHash))
  if (form.signers)
    fields.set(
      FIELD.signers,
      form.signers.slice(0, MOST_SIGNERS).map((signer) => writeSigner(signer, form.holder)),
    )
  return fields
}

/** The holder's name is in the code already. */
const writeSigner = ({ role, way, name, by = '' }: FormSigner, holder: string): Cbor => [
  ROLES.indexOf(role),
  WAYS.indexOf(way),
  name === holder ? '' : shorten(name, LIMITS.name),
  shorten(by, LIMITS.by),
]

function readSigner(value: Cbor, holder: string): FormSigner | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined
  const [place, wayPlace, name, by] = value as readonly Cbor[]
  const [role, way] = [oneOf(ROLES, place), oneOf(WAYS, wayPlace)]
  if (!role || !way || typeof name !== 'string' || typeof by !== 'string') return undefined
  return { role, way, name: name || holder, ...(by && { by }) }
}

/** Undefined if one of them can't be read, or if there are too many. */
function readSigners(value: Cbor, holder: string): FormSigner[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SIGNERS) return undefined
  const signers = (value as readonly Cbor[]).flatMap((each) => readSigner(each, holder) ?? [])
  return signers.length === value.length ? signers : undefined
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
  const list = fields.get(FIELD.signers)
  const signers = list === undefined ? undefined : readSigners(list, holder)
  if ((list !== undefined && !signers) || (file !== undefined && !isHash(file))) return undefined
  return { ...said, ...(signers && { signers }), ...(file && { fileHash: hexOf(file) }) }
}

const oneOf = <Name extends string>(names: readonly Name[], place: Cbor | undefined): Name | undefined =>
  typeof place === 'number' ? names[place] : undefined
