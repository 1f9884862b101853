import type { FormName, ReleaseVariant } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'

export type DocumentRow = {
  affiliate_id: string
  id: string
  audience: 'diver' | 'member'
  form: FormName
  definition_version: number
  variant: ReleaseVariant | null
  language: string
  needs_physician: boolean
  created_at: Date
  signed_at: Date | null
  sent_hash: string
  seal: string
  physician_outcome: 'approved' | 'declined' | null
  physician_sealed: string | null
  physician_decided_at: Date | null
  /** TS-09: whom a release names. */
  store_number: number | null
  member_number: number | null
  /** The name and birth date that it was signed with; null in forms from before. */
  signer_sealed: string | null
  /** A physician declined an earlier one: whatever the answers, one must approve. */
  after_decline: boolean
  /** A physician declined the person after this one was approved: the approval no longer counts. */
  declined_since: boolean
  /** The number in the seal, if it isn't the owner's: two accounts were merged. */
  sealed_for?: string | null
}

type BlobKind = 'answers' | 'signatures' | 'guardian' | 'attachment'
export type BlobRow = { id: string; kind: BlobKind; sealed: string }

type PhysicianState = Pick<
  DocumentRow,
  'needs_physician' | 'after_decline' | 'physician_outcome' | 'declined_since'
>

export const isPhysicianRequired = (
  row: Pick<PhysicianState, 'needs_physician' | 'after_decline'>,
): boolean => row.needs_physician || row.after_decline

export const isMedicalRequired = (row: PhysicianState): boolean =>
  isPhysicianRequired(row) && (row.physician_outcome !== 'approved' || row.declined_since)

/** Under which number it was signed. */
export const signedNumberOf = (row: Pick<DocumentRow, 'affiliate_id' | 'sealed_for'>): number =>
  Number(row.sealed_for ?? row.affiliate_id)

/** False when the person already has a document with this id. */
export async function insertDocument(
  tx: Queryable,
  row: Omit<
    DocumentRow,
    'physician_outcome' | 'physician_sealed' | 'physician_decided_at' | 'declined_since'
  >,
): Promise<boolean> {
  const added = await tx.query(
    `insert into form_document (affiliate_id, id, audience, form, definition_version, variant, language,
       needs_physician, created_at, signed_at, sent_hash, seal, after_decline, store_number, member_number,
       signer_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict do nothing returning id`,
    [
      row.affiliate_id,
      row.id,
      row.audience,
      row.form,
      row.definition_version,
      row.variant,
      row.language,
      row.needs_physician,
      row.created_at,
      row.signed_at,
      row.sent_hash,
      row.seal,
      row.after_decline,
      row.store_number,
      row.member_number,
      row.signer_sealed,
    ],
  )
  return added.length > 0
}

export async function insertBlob(
  tx: Queryable,
  { affiliateId, documentId }: DocumentOf,
  kind: BlobKind,
  sealed: string,
): Promise<void> {
  await tx.query('insert into form_blob (affiliate_id, document_id, kind, sealed) values ($1, $2, $3, $4)', [
    affiliateId,
    documentId,
    kind,
    sealed,
  ])
}

export type DocumentOf = { affiliateId: number; documentId: string }

export async function findDocument(
  db: Queryable,
  { affiliateId, documentId }: DocumentOf,
): Promise<DocumentRow | undefined> {
  const [row] = await db.query<DocumentRow>(
    'select * from form_document where affiliate_id = $1 and id = $2',
    [affiliateId, documentId],
  )
  return row
}

/** Waits for others who ask, decide or sign on the same document. */
export async function lockDocument(
  tx: Queryable,
  { affiliateId, documentId }: DocumentOf,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.query<DocumentRow>(
    'select * from form_document where affiliate_id = $1 and id = $2 for update',
    [affiliateId, documentId],
  )
  return row
}

export async function findDocumentOfBlob(
  db: Queryable,
  affiliateId: number,
  blobId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db.query<DocumentRow>(
    `select d.* from form_document d join form_blob b on b.affiliate_id = d.affiliate_id and b.document_id = d.id
     where b.affiliate_id = $1 and b.id = $2`,
    [affiliateId, blobId],
  )
  return row
}

export const listBlobs = (db: Queryable, { affiliateId, documentId }: DocumentOf): Promise<BlobRow[]> =>
  db.query<BlobRow>(
    'select id, kind, sealed from form_blob where affiliate_id = $1 and document_id = $2 order by id',
    [affiliateId, documentId],
  )

/** Newest first. */
export const listDocuments = (
  db: Queryable,
  affiliateId: number,
  audience: DocumentRow['audience'],
): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    'select * from form_document where affiliate_id = $1 and audience = $2 order by created_at desc, id desc',
    [affiliateId, audience],
  )
