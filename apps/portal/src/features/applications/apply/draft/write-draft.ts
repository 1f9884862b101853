import type { ApplicationDraftWire, ApplicationWire } from '@fathom/contract/applications'
import { type AddressDraft, tidyAddress } from '@fathom/domain/profile'
import type { ApplicationCalls } from '../../applications.calls.ts'
import { EVIDENCE_NAMES, type Fields, fieldsOf } from './fields.ts'
import { namesIn } from './unsaved.ts'

export type Writer = Pick<ApplicationCalls, 'save' | 'saveTeachingAddress'>

export function draftOf(fields: Fields, signature: string): ApplicationDraftWire {
  const said = EVIDENCE_NAMES.map((name) => [name, fields[name].trim()] as const).filter(([, text]) => text)
  return {
    instructorNumber: fields.instructor?.number ?? null,
    storeNumber: fields.store?.number ?? null,
    evidence: Object.fromEntries(said),
    signature,
  }
}

/** Sends the changes, and reports the application after each call. */
export async function writeDraft(
  write: Writer,
  application: ApplicationWire,
  wish: Partial<Fields>,
  onKept: (application: ApplicationWire, sent: Partial<Fields>) => void,
): Promise<void> {
  const { teachingAddress, ...rest } = wish
  let kept = application
  if (namesIn({ wish: rest }).length > 0) {
    const draft = draftOf({ ...fieldsOf(kept), ...rest }, kept.signature)
    kept = await write.save(kept.id, kept.version, draft)
    onKept(kept, rest)
  }
  if (teachingAddress) onKept(await writeAddress(write, kept, teachingAddress), { teachingAddress })
}

async function writeAddress(
  write: Writer,
  kept: ApplicationWire,
  address: AddressDraft,
): Promise<ApplicationWire> {
  const saved = await write.saveTeachingAddress(kept.id, kept.version, tidyAddress(address))
  return { ...kept, ...saved }
}
