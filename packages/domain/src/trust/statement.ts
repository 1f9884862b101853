import { type Bytes, compareBytes } from './bytes.ts'
import { type Card, isCardOfVersion1, readCard, writeCard } from './card.ts'
import { type Cbor, type CborMap, encodeCbor } from './cbor.ts'
import { readCbor } from './read-cbor.ts'
import { readSignedDive, type SignedDive, writeSignedDive } from './signed-dive.ts'
import { formVersion, readSignedForm, type SignedForm, writeSignedForm } from './signed-form.ts'

/** What a statement can be about. Add new kinds here and in `KINDS`. */
export type Subject = Card | SignedForm | SignedDive
export type StatementKind = Subject['kind']

/** What an issuer signs. Times are in seconds since 1970. */
export type Statement = {
  issuer: string
  /** The number printed on it. */
  number: string
  issuedAt: number
  expiresAt?: number
  /** Its index in the issuer's revocation list. */
  statusIndex: number
  subject: Subject
}

type Kind<S> = { code: number; write: (subject: S) => CborMap; read: (fields: CborMap) => S | undefined }

const KINDS: { [K in StatementKind]: Kind<Extract<Subject, { kind: K }>> } = {
  card: { code: 1, write: writeCard, read: readCard },
  document: { code: 2, write: writeSignedForm, read: readSignedForm },
  dive: { code: 3, write: writeSignedDive, read: readSignedDive },
}

/** The version of the format that a statement needs; a reader of an older one can't read it. */
export function versionOf({ subject }: Statement): 1 | 2 | 3 | 4 {
  if (subject.kind === 'card') return isCardOfVersion1(subject) ? 1 : 2
  if (subject.kind === 'dive') return 2
  return formVersion(subject)
}

/** CWT claims (RFC 8392); ours are below -65536, the range for private claims. */
const CLAIM = {
  issuer: 1,
  number: 2,
  expiresAt: 4,
  issuedAt: 6,
  kind: -65_537,
  statusIndex: -65_538,
  subject: -65_539,
} as const

export function writeStatement(statement: Statement): Bytes {
  const { code } = KINDS[statement.subject.kind]
  const claims = new Map<number, Cbor>([
    [CLAIM.issuer, statement.issuer],
    [CLAIM.number, statement.number],
    [CLAIM.issuedAt, statement.issuedAt],
    [CLAIM.kind, code],
    [CLAIM.statusIndex, statement.statusIndex],
    [CLAIM.subject, fieldsOf(statement.subject)],
  ])
  if (statement.expiresAt !== undefined) claims.set(CLAIM.expiresAt, statement.expiresAt)
  return encodeCbor(claims)
}

function fieldsOf(subject: Subject): CborMap {
  if (subject.kind === 'card') return KINDS.card.write(subject)
  return subject.kind === 'dive' ? KINDS.dive.write(subject) : KINDS.document.write(subject)
}

/** Whether both say the same, as far as a code can hold it. */
export const isSameSubject = (one: Subject, other: Subject): boolean =>
  one.kind === other.kind && compareBytes(encodeCbor(fieldsOf(one)), encodeCbor(fieldsOf(other))) === 0

/** Undefined for anything that `writeStatement` wouldn't have written. */
export function readStatement(payload: Bytes): Statement | undefined {
  const claims = readCbor(payload)
  if (!(claims instanceof Map)) return undefined
  const known: readonly number[] = Object.values(CLAIM)
  if ([...claims.keys()].some((key) => !known.includes(key))) return undefined
  const { issuer, number, issuedAt, expiresAt, statusIndex } = claimsIn(claims)
  const subject = subjectIn(claims)
  if (!subject || typeof issuer !== 'string' || typeof number !== 'string') return undefined
  if (!isCount(issuedAt) || !isCount(statusIndex)) return undefined
  if (expiresAt === undefined) return { issuer, number, issuedAt, statusIndex, subject }
  return isCount(expiresAt) ? { issuer, number, issuedAt, expiresAt, statusIndex, subject } : undefined
}

const claimsIn = (claims: CborMap) => ({
  issuer: claims.get(CLAIM.issuer),
  number: claims.get(CLAIM.number),
  issuedAt: claims.get(CLAIM.issuedAt),
  expiresAt: claims.get(CLAIM.expiresAt),
  statusIndex: claims.get(CLAIM.statusIndex),
})

function subjectIn(claims: CborMap): Subject | undefined {
  const kind = Object.values(KINDS).find(({ code }) => code === claims.get(CLAIM.kind))
  const fields = claims.get(CLAIM.subject)
  return fields instanceof Map ? kind?.read(fields) : undefined
}

const isCount = (value: Cbor | undefined): value is number => typeof value === 'number' && value >= 0
