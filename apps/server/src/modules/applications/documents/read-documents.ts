import type { DocumentWire } from '@fathom/contract/applications'
import type { User } from '@fathom/domain/session'
import type { FastifyReply } from 'fastify'
import { Problem } from '../../../platform/problem.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { getVisible } from '../reading/read-application.ts'
import { type DocumentPlace, documentKey, documentOf, findDocument, listDocuments } from './document.store.ts'

/**
 * Answers 404 for an application that the caller isn't involved in, and an empty list for one without
 * documents.
 */
export async function readDocuments(
  { db }: Pick<ApplicationsDeps, 'db'>,
  caller: User,
  applicationId: string,
): Promise<DocumentWire[]> {
  const rows = await listDocuments(db, caller, applicationId)
  if (rows.length === 0) await getVisible(db, caller, applicationId)
  return rows.map(documentOf)
}

/** The apostrophe has a special meaning in this header. */
const encoded = (name: string) => encodeURIComponent(name).replaceAll("'", '%27')

/** Sent as a download: never sniffed, framed, executed or cached by others. */
export async function sendDocument(
  { db, files }: Pick<ApplicationsDeps, 'db' | 'files'>,
  caller: User,
  place: DocumentPlace,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await findDocument(db, caller, place)
  if (!row) throw new Problem('not-found', 404)
  const { name, type } = documentOf(row)
  const file = await files.get(documentKey(row))
  return reply
    .header('content-type', type)
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .send(file.body)
}
