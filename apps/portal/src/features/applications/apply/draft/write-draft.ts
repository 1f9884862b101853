import type { ApplicationDraftWire, ApplicationWire } from '@fathom/contract/applications'
import { EVIDENCE_NAMES } from '@fathom/domain/applications'
import { tidyAddress } from '@fathom/domain/profile'
import type { ApplicationCalls } from '../../applications.calls.ts'
import { draftTexts, FIELD_NAMES, type Fields, fieldsOf, isSame } from './fields.ts'

export type Writer = Pick<ApplicationCalls, 'save' | 'saveTeachingAddress'>

/** The fields that differ from the others. */
export const changesIn = (fields: Fields, others: Fields): Partial<Fields> =>
  Object.fromEntries(
    FIELD_NAMES.filter((name) => !isSame(fields[name], others[name])).map((name) => [name, fields[name]]),
  )

export function draftOf(fields: Fields, signature: string): ApplicationDraftWire {
  const said = EVIDENCE_NAMES.map((name) => [name, fields[name].trim()] as const).filter(([, text]) => text)
  return {
    instructorNumber: fields.instructor?.number ?? null,
    storeNumber: fields.store?.number ?? null,
    evidence: Object.fromEntries(said),
    ...draftTexts(fields),
    signature,
  }
}

/** Sends the changes, and reports the application after each call. */
export async function writeDraft(
  write: Writer,
  application: ApplicationWire,
  changes: Partial<Fields>,
  written: (application: ApplicationWire) => void,
): Promise<ApplicationWire> {
  const { teachingAddress, ...rest } = changes
  let saved = application
  if (Object.keys(rest).length > 0) {
    const draft = draftOf({ ...fieldsOf(saved), ...rest }, saved.signature)
    saved = await write.save(saved.id, saved.version, draft)
    written(saved)
  }
  if (!teachingAddress) return saved
  return {
    ...saved,
    ...(await write.saveTeachingAddress(saved.id, saved.version, tidyAddress(teachingAddress))),
  }
}
