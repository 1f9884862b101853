import type { ApplicationWire } from '@fathom/contract/applications'
import type { ApplicationCalls } from '../applications.calls.ts'
import type { ApplicationDraft } from './draft/application-draft.ts'
import { fieldsOf } from './draft/fields.ts'
import { draftOf } from './draft/write-draft.ts'

/** Something that was typed or added has not reached the server and would be missing from what is signed. */
export class NotSaved extends Error {}

type Signing = {
  /** Uploads in progress; a sent application accepts no more. */
  documents: { settle: () => Promise<boolean> }
  signature: string
  application: () => ApplicationWire
  adopt: (application: ApplicationWire) => void
}

/** Saves all changes, then signs, then sends; each step starts from the result of the previous one. */
export async function sendSigned(
  draft: Pick<ApplicationDraft, 'flush' | 'isSafe'>,
  calls: Pick<ApplicationCalls, 'save' | 'move'>,
  { documents, signature, application, adopt }: Signing,
): Promise<ApplicationWire> {
  const [areThere] = await Promise.all([documents.settle(), draft.flush()])
  if (!areThere || !draft.isSafe()) throw new NotSaved()
  const content = draftOf(fieldsOf(application()), signature)
  const signed = await calls.save(application().id, application().version, content)
  adopt(signed)
  const sent = await calls.move({ id: signed.id, version: signed.version, move: 'submit' })
  adopt(sent)
  return sent
}
