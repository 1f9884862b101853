import type { FormRecordWire } from '@fathom/contract/forms'
import type { FormDefinition } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { openContent } from '../sealing.ts'
import { EARLIER_YES, earlierYesText } from '../texts/shown-texts.ts'
import { type BlobRow, type DocumentRow, isMedicalRequired, listBlobs } from './document.store.ts'
import type { AnswersContent, GuardianContent, PhysicianContent, SignaturesContent } from './document.ts'
import { originOfFirst, originOfGuardian, originOfPhysician } from './origins.ts'
import { sealOf } from './seal-of.ts'
import { isWithSigner } from './signer-details.ts'

export type SignedDocument = {
  row: DocumentRow
  blobs: readonly BlobRow[]
  answers: AnswersContent
  signatures: SignaturesContent
  guardian: GuardianContent | null
  physician: PhysicianContent | null
}

function openDocument(secrets: SecretBox, row: DocumentRow, blobs: readonly BlobRow[]): SignedDocument {
  const sealed = (kind: BlobRow['kind']) => blobs.find((blob) => blob.kind === kind)?.sealed
  const guardian = sealed('guardian')
  const answers = openContent<AnswersContent>(secrets, sealed('answers') ?? '')
  const signatures = openContent<SignaturesContent>(secrets, sealed('signatures') ?? '')
  return {
    row,
    blobs,
    answers,
    signatures,
    guardian: guardian ? openContent<GuardianContent>(secrets, guardian) : null,
    physician: row.physician_sealed ? openContent<PhysicianContent>(secrets, row.physician_sealed) : null,
  }
}

function isGenuine(secrets: SecretBox, document: SignedDocument): boolean {
  const { row, answers, signatures, guardian, physician } = document
  return (
    sealOf(secrets, guardian ? { ...row, signed_at: null } : row, answers, signatures) === row.seal &&
    isWithParties(row, answers) &&
    isWithSigner(secrets, row, answers) &&
    (guardian === null || isGuardianOf(row, guardian)) &&
    (physician === null || physician.seal === row.seal) &&
    (physician?.outcome ?? null) === row.physician_outcome
  )
}

const isGuardianOf = ({ seal, signed_at }: DocumentRow, guardian: GuardianContent) =>
  guardian.seal === seal && guardian.signature.signedAt === signed_at?.toISOString()

/** Those whom a release names may open it. */
const isWithParties = ({ store_number, member_number }: DocumentRow, { parties }: AnswersContent) =>
  store_number === (parties?.storeNumber ?? null) && member_number === (parties?.memberNumber ?? null)

type Opening = Pick<FormsDeps, 'secrets' | 'log'>

/** Returns undefined if the document was changed after signing, so we never show it as the signed one. */
export async function findSignedDocument(
  { secrets, log }: Opening,
  db: Queryable,
  row: DocumentRow,
): Promise<SignedDocument | undefined> {
  const blobs = await listBlobs(db, { affiliateId: Number(row.affiliate_id), documentId: row.id })
  try {
    const document = openDocument(secrets, row, blobs)
    if (isGenuine(secrets, document)) return document
  } catch (error) {
    // A document that we sealed always opens unless it was changed; the code below reports that case.
    if (!(error instanceof Error)) throw error
  }
  log.error({ documentId: row.id }, 'a signed form was changed')
  return undefined
}

export async function getSignedDocument(
  deps: Opening,
  db: Queryable,
  row: DocumentRow,
): Promise<SignedDocument> {
  const document = await findSignedDocument(deps, db, row)
  if (!document) throw new Problem('document-changed', 409)
  return document
}

/** What the diver declared: the form's statement and, if they confirmed it, that an earlier Yes no longer applies. */
export function declaredIn({ answers: { definition }, signatures }: SignedDocument): FormDefinition {
  const endsYes = signatures.signatures.some(({ endsEarlierYes }) => endsEarlierYes)
  if (!endsYes) return definition
  const worded = Object.entries(definition.texts ?? {}).map(([language, texts]) => [
    language,
    { ...texts, ...earlierYesText(language as Locale) },
  ])
  return {
    ...definition,
    statement: [...definition.statement, EARLIER_YES],
    ...(definition.texts && { texts: Object.fromEntries(worded) }),
  }
}

/** Every signature, with how it came about. A guardian among the first ones signed on the diver's device. */
export const signedBy = ({ signatures, guardian }: Pick<SignedDocument, 'signatures' | 'guardian'>) => [
  ...signatures.signatures.map((signature) => ({ ...signature, origin: originOfFirst(signature) })),
  ...(guardian
    ? [
        {
          ...guardian.signature,
          origin: originOfGuardian(guardian),
          statement: guardian.statement,
          translation: guardian.translation,
        },
      ]
    : []),
]

function physicianRecord({ seal: _, ...physician }: PhysicianContent) {
  return { ...physician, origin: originOfPhysician(physician) }
}

/** The signed content, with who signed it and when, and the hash that proves it. */
export function recordOf({
  row,
  blobs,
  answers,
  signatures,
  guardian,
  physician,
}: SignedDocument): FormRecordWire {
  const formData = {
    form: row.form,
    definitionVersion: row.definition_version,
    variant: row.variant,
    language: row.language,
    birthDate: answers.birthDate ?? null,
    place: answers.place,
    answers: answers.answers,
    contradictions: answers.contradictions,
    attachments: answers.attachments,
    signatures: signedBy({ signatures, guardian }),
    physician: physician && physicianRecord(physician),
    hash: row.seal,
  }
  return {
    documentId: row.id,
    blobIds: blobs.map(({ id }) => id),
    medicalRequired: isMedicalRequired(row),
    memberName: answers.memberName,
    formData: JSON.stringify(formData),
    isJson: true,
    createdDate: row.created_at.toISOString(),
  }
}
