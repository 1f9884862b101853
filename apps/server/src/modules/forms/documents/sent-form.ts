import { type SubmissionWire, submissionFields, submissionWire } from '@fathom/contract/forms'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../platform/problem.ts'

const LIMITS = { files: 0, fields: 2, fieldSize: 250_000 }

type SentForm = { documentId: string | undefined; submission: SubmissionWire }

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid-input', 400)
  }
}

/** The fields of POST forms/data. A cut field is not read as a shorter one. */
export async function sentForm(request: FastifyRequest): Promise<SentForm> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type', 415)
  const given: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: LIMITS }))
    if (part.type === 'field' && !part.valueTruncated) given[part.fieldname] = part.value
  const fields = submissionFields.safeParse(given)
  if (!fields.success) throw new Problem('invalid-input', 400)
  const submission = submissionWire.safeParse(jsonIn(fields.data.formData))
  if (!submission.success) throw new Problem('invalid-input', 400)
  return { documentId: fields.data.documentId, submission: submission.data }
}
