import { type SubmissionWire, submissionFields, submissionWire } from '@fathom/contract/forms'
import type { FastifyRequest } from 'fastify'
import { checkText } from '../../../platform/check-text.ts'
import { Problem } from '../../../platform/problem.ts'
import { type SentFile, sentFile } from './sent-file.ts'

const LIMITS = { files: 3, fileSize: 2_097_152, fields: 3, fieldSize: 250_000 }

type SentForm = {
  documentId: string | undefined
  draftVersion: number
  submission: SubmissionWire
  files: readonly SentFile[]
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid-input', 400)
  }
}

/**
 * The fields of POST forms/data and any attached files. A truncated field is rejected, not read as a shorter
 * value.
 */
export async function sentForm(request: FastifyRequest): Promise<SentForm> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type', 415)
  const given: Record<string, unknown> = {}
  const files: SentFile[] = []
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') files.push(await sentFile(part))
    else if (!part.valueTruncated) given[part.fieldname] = part.value
  }
  checkText('body', given)
  const fields = submissionFields.safeParse(given)
  if (!fields.success) throw new Problem('invalid-input', 400)
  const formData = jsonIn(fields.data.formData)
  checkText('body.formData', formData)
  const submission = submissionWire.safeParse(formData)
  if (!submission.success) throw new Problem('invalid-input', 400)
  const { documentId, draftVersion } = fields.data
  return { documentId, draftVersion, submission: submission.data, files }
}
