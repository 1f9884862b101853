import type { FormTasksWire, WitnessedFormWire, WitnessedSignatureWire } from '@fathom/contract/forms'
import { containsPerson, isFullName, isPrinted, type SignatureOrigin } from '@fathom/domain/forms'
import { isDiveCenter, type User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  type DocumentRow,
  findDocument,
  isMedicalRequired,
  listDocuments,
} from '../documents/document.store.ts'
import { guardianSigns, isStored } from '../documents/guardian-signs.ts'
import { declaredIn, getSignedDocument, type SignedDocument } from '../documents/read-document.ts'
import {
  getOwner,
  listGuardianAwaited,
  listWithOtherDetails,
  mustBeSignedAsOwner,
  readBirthDateChange,
} from '../documents/signer-details.ts'
import { listEvaluations } from '../evaluations/evaluation.store.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { addLink, mustBeAddressOf } from '../links/ask-by-mail.ts'
import { saveGuardianContact } from '../links/guardian-contact.store.ts'
import { hasOpened, noteReading } from '../reading.store.ts'
import { answerTexts } from '../texts/shown-texts.ts'

/** RO-05: only the diver's own instructor or dive center, and never the diver. */
export async function mustTeach({ doesTeach }: FormsDeps, caller: User, affiliateId: number): Promise<void> {
  if (caller.affiliateId === affiliateId || !(await doesTeach(caller, affiliateId)))
    throw new Problem('not-yours', 403)
}

export const nameOf = ({ givenName, familyName }: User) => `${givenName} ${familyName}`.trim()

/** TS-03, TS-06: who confirms. A dive center is no person, so the person who acts for it is named before it. */
export function confirmedBy(caller: User, staffName: string | undefined, diver: string): string {
  if (!isDiveCenter(caller.affiliateType)) return nameOf(caller)
  const isPerson = staffName !== undefined && isFullName(staffName) && isPrinted(staffName)
  const isSomeoneElse = ![diver, nameOf(caller)].some((name) => containsPerson(staffName ?? '', name))
  if (!isPerson || !isSomeoneElse) throw new Problem('staff-name-incomplete', 422)
  return `${staffName} (${nameOf(caller)})`
}

const originOf = (by: string, way: SignatureOrigin['way'], now: Date): SignatureOrigin => ({
  way,
  by,
  at: now.toISOString(),
})

export const noteTeacher = (
  { db, clock }: FormsDeps,
  caller: User,
  affiliateId: number,
  { documentId, what }: { documentId: string | null; what: 'outcome' | 'document' },
) => {
  const reading = { affiliateId, documentId, reader: 'teacher', readerId: caller.affiliateId, what } as const
  return noteReading(db, reading, clock.now())
}

/** What the student's forms need of this instructor or dive center. No sealed content is opened for it. */
export async function listTasks(deps: FormsDeps, caller: User, affiliateId: number): Promise<FormTasksWire> {
  await mustTeach(deps, caller, affiliateId)
  const documents = await listDocuments(deps.db, affiliateId, 'diver')
  const pages = await listEvaluations(deps.db, affiliateId)
  await noteTeacher(deps, caller, affiliateId, { documentId: null, what: 'outcome' })
  const others = await listWithOtherDetails(deps, deps.db, documents)
  const awaited = await listGuardianAwaited(deps, deps.db, documents)
  // One that the diver has signed again since counts for nothing, no matter who signs it.
  const isNewest = (row: DocumentRow) => documents.find(({ form }) => form === row.form) === row
  const guardian = documents
    .filter((row) => isNewest(row) && awaited.has(row.id) && !others.has(row.id))
    .map(
      ({ id, form, created_at }) => ({ kind: 'guardian', id, form, date: created_at.toISOString() }) as const,
    )
  const isOpen = (id: string) =>
    documents.some((row) => row.id === id && isMedicalRequired(row) && !others.has(id))
  const paper = pages
    .filter(({ state, document_id }) => state === 'waiting' && isOpen(document_id))
    .map(({ id, uploaded_at }) => ({
      ...({ kind: 'paper', id, form: 'medical-questionnaire' } as const),
      date: uploaded_at.toISOString(),
    }))
  return [...guardian, ...paper]
}

export async function getAwaitingGuardian(
  deps: FormsDeps,
  db: Queryable,
  of: { affiliateId: number; documentId: string },
): Promise<SignedDocument> {
  const row = await findDocument(db, of)
  if (!row) throw new Problem('not-found', 404)
  if (row.signed_at !== null) throw new Problem('already-signed', 409)
  await mustNeedGuardian(deps, db, row)
  await mustBeSignedAsOwner(deps, db, row)
  return getSignedDocument(deps, db, row)
}

/** TS-06: nobody signs for a person whom a teacher has confirmed as an adult. */
async function mustNeedGuardian(deps: FormsDeps, db: Queryable, row: DocumentRow): Promise<void> {
  if (!(await listGuardianAwaited(deps, db, [row])).has(row.id)) throw new Problem('guardian-not-needed', 409)
}

export type OfStudent = { affiliateId: number; documentId: string }

/** The form for the guardian. Health answers come to the device of a teacher only with the diver's code. */
export async function readWitnessed(
  deps: FormsDeps,
  caller: User,
  of: OfStudent,
): Promise<WitnessedFormWire> {
  await mustTeach(deps, caller, of.affiliateId)
  const document = await getAwaitingGuardian(deps, deps.db, of)
  const { row, answers } = document
  await noteTeacher(deps, caller, of.affiliateId, { documentId: row.id, what: 'outcome' })
  const isMedical = row.form === 'medical-questionnaire'
  return {
    memberName: answers.memberName,
    birthDate: answers.birthDate ?? '',
    birthDateChange: await readBirthDateChange(deps, deps.db, of.affiliateId),
    language: row.language,
    definition: declaredIn(document),
    texts: { ...answerTexts(row.language as Locale), ...answers.texts },
    place: answers.place,
    answers: isMedical ? {} : answers.answers,
  }
}

export type Witness = { caller: User; cookie: string | undefined }

/** What a device is handed over for. */
export const handoverOf = ({ affiliateId, documentId }: OfStudent) => `${affiliateId}/${documentId}`

/** TS-06: while the guardian has the device, the witness's session opens this form and nothing else. */
export async function handOver(deps: FormsDeps, { caller, cookie }: Witness, of: OfStudent): Promise<void> {
  await mustTeach(deps, caller, of.affiliateId)
  const row = await findDocument(deps.db, of)
  if (!row) throw new Problem('not-found', 404)
  if (row.signed_at !== null) throw new Problem('already-signed', 409)
  await mustNeedGuardian(deps, deps.db, row)
  await deps.handOver(caller, cookie, handoverOf(of))
}

/** The caller, who spent a proof if the device is handed over. */
type Returning = Witness & { handedAt: Date | undefined }

/** Only the witness gets from the guardian's view back to the portal. Again, or never handed over, it does nothing. */
export async function takeBack(
  deps: FormsDeps,
  { caller, handedAt }: Returning,
  of: OfStudent,
): Promise<void> {
  await mustTeach(deps, caller, of.affiliateId)
  if (handedAt) await deps.takeBack(deps.db, caller)
}

/** TS-06: the guardian signs in person; the witness proves who they are and confirms. */
export async function signInPerson(
  deps: FormsDeps,
  { caller, cookie, handedAt }: Returning,
  of: OfStudent,
  { witnessed: _, isIdentitySeen, email, staffName, ...sent }: WitnessedSignatureWire,
): Promise<void> {
  await mustTeach(deps, caller, of.affiliateId)
  const diver = await getOwner(deps, deps.db, of.affiliateId)
  const seen = originOf(confirmedBy(caller, staffName, diver.name), 'in-person', deps.clock.now())
  const origin = isIdentitySeen ? { ...seen, isIdentitySeen } : seen
  if (!handedAt) {
    if (await isRepeated(deps, of, { sent, origin })) return
    await deps.mustBeFresh(caller, cookie)
  }
  const { name: witness } = await getOwner(deps, deps.db, caller.affiliateId)
  if ([witness, staffName ?? ''].some((name) => name && containsPerson(sent.name, name)))
    throw new Problem('witness-is-guardian', 422)
  await deps.db.transaction(async (tx) => {
    const document = await getAwaitingGuardian(deps, tx, of)
    await mustHaveRead(tx, caller, document, handedAt)
    // Before the signature, with which the copies are sent.
    if (email !== undefined) await keepAddress(deps, tx, document.row, { ...sent, email })
    await guardianSigns(deps, tx, document, { sent, origin })
    await deps.takeBack(tx, caller)
  })
}

/** TS-01: what `signInPerson` would refuse, said while the guardian still has the device. */
export async function mustBeAddressForCopies(
  deps: FormsDeps,
  caller: User,
  of: OfStudent,
  email: string,
): Promise<void> {
  await mustTeach(deps, caller, of.affiliateId)
  await getAwaitingGuardian(deps, deps.db, of)
  await mustBeAddressOf(deps, deps.db, of.affiliateId, { role: 'guardian', email })
}

/**
 * LE-07: the witness saw the guardian, so the address that they gave gets the copies of messages and of a
 * release. It doesn't get health answers: the witness sends the address and could send another one.
 */
async function keepAddress(
  deps: FormsDeps,
  tx: Queryable,
  { affiliate_id, id: documentId, form }: DocumentRow,
  { name, email, language }: { name: string; email: string; language: Locale },
): Promise<void> {
  const of: OfStudent = { affiliateId: Number(affiliate_id), documentId }
  await mustBeAddressOf(deps, tx, of.affiliateId, { role: 'guardian', email })
  const now = deps.clock.now()
  await saveGuardianContact(deps, tx, of, { name, email, language, statedAt: now })
  if (form === 'medical-questionnaire') return
  await addLink(deps, tx, {
    document: of,
    asked: { role: 'guardian', name, email },
    language,
    now,
    usedAt: now,
  })
}

/** The same signature came before, and the portal didn't hear that it's stored. */
async function isRepeated(deps: FormsDeps, of: OfStudent, given: Parameters<typeof isStored>[1]) {
  const row = await findDocument(deps.db, of)
  if (!row || row.signed_at === null) return false
  return isStored(await getSignedDocument(deps, deps.db, row), given)
}

/**
 * TS-06: a guardian signs no answers that they couldn't read. What was read before the device was handed over was
 * read by someone else, maybe.
 */
async function mustHaveRead(
  tx: Queryable,
  caller: User,
  { row }: SignedDocument,
  handedAt: Date | undefined,
): Promise<void> {
  if (row.form !== 'medical-questionnaire') return
  const of = { affiliateId: Number(row.affiliate_id), documentId: row.id, readerId: caller.affiliateId }
  if (!handedAt || !(await hasOpened(tx, { ...of, reader: 'guardian' }, handedAt)))
    throw new Problem('answers-not-read', 409)
}
