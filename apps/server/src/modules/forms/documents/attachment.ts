import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteReading } from '../reading.store.ts'
import { openContent } from '../sealing.ts'
import { sha256 } from '../texts/sha256.ts'
import { findDocument } from './document.store.ts'
import type { AttachedFile, AttachmentContent } from './document.ts'
import { getSignedDocument } from './read-document.ts'

type Attachment = { file: AttachedFile; bytes: Buffer }

/** A file that the caller sent with a form; refused when it isn't the file that was signed. */
export async function getAttachment(
  deps: FormsDeps,
  { affiliateId }: User,
  { documentId, blobId }: { documentId: string; blobId: string },
): Promise<Attachment> {
  const row = await findDocument(deps.db, { affiliateId, documentId })
  const document = row && (await getSignedDocument(deps, deps.db, row))
  const blob = document?.blobs.find(({ id, kind }) => id === blobId && kind === 'attachment')
  if (!document || !blob) throw new Problem('not-found', 404)
  const content = openContent<AttachmentContent>(deps.secrets, blob.sealed)
  const bytes = Buffer.from(content.base64, 'base64')
  const file = document.answers.attachments.find(({ hash }) => hash === sha256(bytes))
  if (!file || content.documentId !== documentId) throw new Problem('document-changed', 409)
  const reading = { affiliateId, documentId, reader: 'self', readerId: affiliateId } as const
  await noteReading(deps.db, { ...reading, what: 'document' }, deps.clock.now())
  return { file, bytes }
}
