import type { FastifyReply } from 'fastify'
import { fileNameOf } from '../../../platform/uploads/index.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { type AttachmentRow, attachmentKey } from './attachment.store.ts'

/** The apostrophe has a special meaning in this header. */
const encoded = (name: string) => encodeURIComponent(name).replaceAll("'", '%27')

/** Sent as a download: never sniffed, framed, executed or cached by others. */
export async function sendFile(
  { files }: Pick<MessagesDeps, 'files'>,
  row: AttachmentRow,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await files.get(attachmentKey(row))
  return reply
    .header('content-type', row.type)
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded(fileNameOf(row.name, row.type))}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .send(file.body)
}
