import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../shared/offline/pending-marks.ts'

export type UnsentFile = { id: string; name: string; file: Blob }

/** A message on this device until the server has it. */
export type UnsentMessage = {
  id: string
  affiliateId: number
  enrolmentId: string
  text: string
  files: readonly UnsentFile[]
  writtenAt: string
  /** The problem for which the server will never accept it. */
  refusal: string | null
}

export const deviceMessages = markedStore(
  deviceEncryptedStore<UnsentMessage>('unsent-messages'),
  'messages.waiting',
)

/** In the order in which they were written. */
export async function listUnsent(affiliateId: number, enrolmentId?: string): Promise<UnsentMessage[]> {
  const all = await deviceMessages.list()
  return all
    .filter((each) => each.affiliateId === affiliateId)
    .filter((each) => enrolmentId === undefined || each.enrolmentId === enrolmentId)
    .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt) || one.id.localeCompare(other.id))
}
