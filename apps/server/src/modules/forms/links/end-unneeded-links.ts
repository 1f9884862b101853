import type { Queryable } from '../../../platform/database/index.ts'
import { listDocuments } from '../documents/document.store.ts'
import { listGuardianAwaited } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { endLink } from './link.store.ts'

/** TS-06: once no guardian has to sign, nobody reads the answers through a link that still waits for one. */
export async function endUnneededLinks(deps: FormsDeps, tx: Queryable, affiliateId: number): Promise<void> {
  const waiting = (await listDocuments(tx, affiliateId, 'diver')).filter(
    ({ signed_at }) => signed_at === null,
  )
  const awaited = await listGuardianAwaited(deps, tx, waiting)
  for (const { id: documentId } of waiting.filter(({ id }) => !awaited.has(id)))
    await endLink(tx, { affiliateId, documentId, role: 'guardian' }, 'birth-date', deps.clock.now())
}
