import type { MultipartFile } from '@fastify/multipart'
import { Problem } from '../../../platform/problem.ts'
import { fileNameOf } from '../../../platform/uploads/index.ts'
import { sha256 } from '../texts/sha256.ts'
import type { AttachedFile } from './document.ts'

export type SentFile = AttachedFile & { bytes: Buffer }

/** Detects the file type by its first bytes, because the name can't be trusted. */
const BEGINNINGS = [
  { type: 'application/pdf', bytes: Buffer.from('%PDF-') },
  { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
] as const
const NAME_LENGTH = 120

export async function sentFile(part: MultipartFile): Promise<SentFile> {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new Problem('file-too-large', 413)
  const kind = BEGINNINGS.find((each) => bytes.subarray(0, each.bytes.length).equals(each.bytes))
  if (!kind) throw new Problem('file-kind', 415)
  const name = part.filename.replaceAll(/[\p{Cc}\\/\u202a-\u202e\u2066-\u2069]/gu, '').slice(0, NAME_LENGTH)
  return {
    name: fileNameOf(name, kind.type),
    type: kind.type,
    size: bytes.length,
    hash: sha256(bytes),
    bytes,
  }
}
