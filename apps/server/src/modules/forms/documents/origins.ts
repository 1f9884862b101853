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

/** How a physician's decision came about; null before there is one. */
const physicianOriginOf = (
  { secrets }: Opening,
  { physician_sealed }: Pick<DocumentRow, 'physician_sealed'>,
): SignatureOrigin | null =>
  physician_sealed === null
    ? null
    : originOfPhysician(openContent<PhysicianContent>(secrets, physician_sealed))

export type Origins = {
  physicianOf: (row: DocumentRow) => SignatureOrigin | null
  guardianOf: (row: DocumentRow) => SignatureOrigin | null
}

/** How physicians decided and guardians signed on one person's forms. No answer is opened for it. */
export async function readOrigins(deps: Opening, db: Queryable, affiliateId: number): Promise<Origins> {
  const blobs = await db.query<{ document_id: string; sealed: string }>(
    `select document_id, sealed from form_blob where affiliate_id = $1 and kind = 'guardian'`,
    [affiliateId],
  )
  const guardians = new Map(
    blobs.map(({ document_id, sealed }) => [
      document_id,
      originOfGuardian(openContent<GuardianContent>(deps.secrets, sealed)),
    ]),
  )
  return {
    physicianOf: (row) => physicianOriginOf(deps, row),
    guardianOf: ({ id }) => guardians.get(id) ?? null,
  }
}
