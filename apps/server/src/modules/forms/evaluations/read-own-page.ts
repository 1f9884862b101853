import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteReading } from '../reading.store.ts'
import { findEvaluation } from './evaluation.store.ts'
import { readPage } from './evaluation-upload.ts'

/** TS-03: the page that the diver uploaded, as long as it waits or counts. */
export async function readOwnPage(
  deps: FormsDeps,
  { affiliateId }: User,
  { documentId, id }: { documentId: string; id: string },
): Promise<{ type: string; bytes: Buffer }> {
  const page = await findEvaluation(deps.db, { affiliateId, id })
  const isOpen = page?.document_id === documentId && ['waiting', 'confirmed'].includes(page.state)
  if (!page || !isOpen) throw new Problem('not-found', 404)
  const reading = {
    affiliateId,
    documentId,
    reader: 'self',
    readerId: affiliateId,
    what: 'document',
  } as const
  await noteReading(deps.db, reading, deps.clock.now())
  return { type: page.type, bytes: await readPage(deps, { affiliateId, id, fileTag: page.file_tag }) }
}
