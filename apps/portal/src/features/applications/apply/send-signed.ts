import type { ApplicationWire } from '@fathom/contract/applications'
import type { ApplicationCalls } from '../applications.calls.ts'
import { fieldsOf } from './draft/fields.ts'
import type { Saver } from './draft/saver.ts'
import { draftOf } from './draft/write-draft.ts'

/** Something that was typed or added has not reached the server: it would be signed without it. */
export class NotSaved extends Error {}

type Signing = {
  /** On their way: what is sent takes no more. */
  documents: { settle: () => Promise<boolean> }
  signature: string
  application: () => ApplicationWire
  adopt: (application: ApplicationWire) => void
}

/** Everything that was typed, then the signature under it, then the sending: each from what the one before it left. */
export async function sendSigned(
  saver: Pick<Saver, 'flush' | 'isSafe'>,
  calls: Pick<ApplicationCalls, 'save' | 'move'>,
  { documents, signature, application, adopt }: Signing,
): Promise<ApplicationWire> {
  const [areThere] = await Promise.all([documents.settle(), saver.flush()])
  if (!areThere || !saver.isSafe()) throw new NotSaved()
  const draft = draftOf(fieldsOf(application()), signature)
  const signed = await calls.save(application().id, application().version, draft)
  adopt(signed)
  const sent = await calls.move({ id: signed.id, version: signed.version, move: 'submit' })
  adopt(sent)
  return sent
}
