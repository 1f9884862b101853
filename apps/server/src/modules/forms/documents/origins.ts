import type { FormDecisionWire } from '@fathom/contract/forms'
import type { Signature, SignatureOrigin } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { openContent } from '../sealing.ts'
import type { SignedTimes } from './device-time.ts'
import type { DocumentRow } from './document.store.ts'
import type { GuardianContent, PhysicianContent } from './document.ts'

/** Until TS-06 a guardian could sign on the diver's device; nobody knows who held the pen. */
export const originOfFirst = ({ role, signedAt }: Signature & SignedTimes): SignatureOrigin => ({
  way: role === 'participant' ? 'own-account' : 'unrecorded',
  by: null,
  at: signedAt,
})

export const originOfGuardian = ({ origin, signature }: GuardianContent): SignatureOrigin =>
  origin ?? { way: 'unrecorded', by: null, at: signature.signedAt }

export const originOfPhysician = ({
  origin,
  decidedAt,
}: Pick<PhysicianContent, 'origin' | 'decidedAt'>): SignatureOrigin =>
  origin ?? { way: 'unrecorded', by: null, at: decidedAt }

type Opening = Pick<FormsDeps, 'secrets'>

/** Someone besides the diver who signed, and by which way that reached us. */
type Cosigner = {
  name: string
  origin: SignatureOrigin
  /** Drawn or typed; null where we only saw it on paper. */
  way: Signature['way'] | null
}

type PhysicianSigner = Cosigner & Pick<PhysicianContent, 'outcome'>

/** Null before a physician has decided. */
const physicianOf = (
  { secrets }: Opening,
  { physician_sealed }: Pick<DocumentRow, 'physician_sealed'>,
): PhysicianSigner | null => {
  if (physician_sealed === null) return null
  const content = openContent<PhysicianContent>(secrets, physician_sealed)
  const { name, outcome, mark, way = 'drawn' } = content
  return { name, outcome, origin: originOfPhysician(content), way: mark === undefined ? null : way }
}

export type Cosigners = {
  /** The names of all who signed as guardians, and of all who decided as physicians. */
  guardians: readonly string[]
  physicians: readonly string[]
  /** Null also for an approval that no longer counts. */
  physicianOf: (row: DocumentRow) => Cosigner | null
  /** What was decided on this very form, by whom and when, also if it no longer counts. */
  decisionOf: (row: DocumentRow) => FormDecisionWire | null
  guardianOf: (row: DocumentRow) => Cosigner | null
  /** Who approved this form, if that still counts. */
  approvalOf: (documentId: string) => Pick<FormDecisionWire, 'by' | 'at'> | undefined
}

/** Which physicians decided and which guardians signed on the forms of these people. No answer is opened for it. */
export async function readCosigners(
  deps: Opening,
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Cosigners> {
  const blobs = await db.query<{ document_id: string; sealed: string }>(
    `select document_id, sealed from form_blob where affiliate_id = any($1::bigint[]) and kind = 'guardian'`,
    [affiliateIds],
  )
  const guardians = new Map(
    blobs.map(({ document_id, sealed }) => {
      const content = openContent<GuardianContent>(deps.secrets, sealed)
      const { name, way } = content.signature
      return [document_id, { name, way, origin: originOfGuardian(content) }]
    }),
  )
  const decided = await db.query<Decided>(
    `select id, physician_sealed, declined_since from form_document
     where affiliate_id = any($1::bigint[]) and physician_sealed is not null`,
    [affiliateIds],
  )
  return {
    guardians: [...guardians.values()].map(({ name }) => name),
    physicians: decided.flatMap((row) => physicianOf(deps, row)?.name ?? []),
    physicianOf: (row) => (row.declined_since ? null : signerIn(physicianOf(deps, row))),
    decisionOf: (row) => decisionIn(physicianOf(deps, row)),
    guardianOf: ({ id }) => guardians.get(id) ?? null,
    approvalOf: (documentId) =>
      approvalIn(
        deps,
        decided.find(({ id }) => id === documentId),
      ),
  }
}

type Decided = Pick<DocumentRow, 'id' | 'physician_sealed' | 'declined_since'>

function approvalIn(deps: Opening, row: Decided | undefined) {
  const decision = row && !row.declined_since ? physicianOf(deps, row) : null
  return decision?.outcome === 'approved' ? { by: decision.name, at: decision.origin.at } : undefined
}

const signerIn = (signer: PhysicianSigner | null): Cosigner | null =>
  signer && { name: signer.name, origin: signer.origin, way: signer.way }

const decisionIn = (signer: PhysicianSigner | null): FormDecisionWire | null =>
  signer && { outcome: signer.outcome, by: signer.name, at: signer.origin.at }
