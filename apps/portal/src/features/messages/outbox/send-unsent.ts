import type { AttachmentWire, MessageWire } from '@fathom/contract/messages'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed, isFinal } from '../../../shared/http/index.ts'
import { unlessInFlight } from '../../../shared/offline/in-flight.ts'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import { THREAD } from '../messages.queries.ts'
import { deviceMessages, listUnsent, type UnsentFile, type UnsentMessage } from './unsent-message.ts'

type Http = Pick<Calls, 'http'>

const FILES = `${THREAD}/attachments`
const FILE = `${FILES}/{id}`
/** The hourly limit: trying again on its own would only repeat the refusal. */
const TOO_MANY = 429

type Ports = { calls: Http; affiliateId: number; onSent: () => Promise<void> }

/** Sends what waits on this device; returns whether something is left that may get through later. */
export async function sendUnsent({ calls, affiliateId, onSent }: Ports): Promise<boolean> {
  let isLeft = false
  for (const { id, refusal } of await listUnsent(affiliateId)) {
    if (refusal !== null) continue
    await unlessInFlight(`fathom.message.${id}`, async () => {
      // Another tab may have sent it in the meantime.
      const unsent = await deviceMessages.find(id)
      if (!unsent || unsent.refusal !== null) return
      isLeft = !(await trySending(calls, unsent, onSent)) || isLeft
    })
  }
  return isLeft
}

async function trySending(calls: Http, unsent: UnsentMessage, onSent: Ports['onSent']): Promise<boolean> {
  try {
    await sendOne(calls, unsent)
    // First the conversation shows it, then it leaves the device, so it is never gone in between.
    await onSent()
    await deviceMessages.remove(unsent.id)
  } catch (cause) {
    const isRefused = isFinal(cause) || (cause instanceof CallFailed && cause.status === TOO_MANY)
    if (!isRefused) return false
    await deviceMessages.put(unsent.id, { ...unsent, refusal: cause.problem ?? 'other' })
  }
  await onSent()
  return true
}

async function sendOne({ http }: Http, { id, enrolmentId, text, files }: UnsentMessage): Promise<void> {
  for (const each of files) await sendFile({ http }, enrolmentId, each)
  await http.post<MessageWire>('learning', THREAD, {
    params: { enrolmentId },
    body: { id, text, attachments: files.map((each) => each.id) },
    idempotencyKey: id,
  })
}

type Progress = { offset: number; chunkSize: number; attachment: AttachmentWire | null }

const statusOf = ({ offset, chunkSize, attachment }: Progress) => ({ offset, chunkSize, photo: attachment })

function sendFile({ http }: Http, enrolmentId: string, { id, name, file }: UnsentFile) {
  const one = { params: { enrolmentId, id } }
  return sendInPieces<AttachmentWire>(
    {
      begin: async (_, size, signal) =>
        statusOf(
          await http.post<Progress>('learning', FILES, {
            ...{ params: { enrolmentId }, body: { id, name, size }, signal, idempotencyKey: id },
          }),
        ),
      put: async (_, offset, chunk, signal) =>
        statusOf(
          await http.put<Progress>('learning', FILE, { ...one, query: { offset }, body: chunk, signal }),
        ),
      complete: (_, signal) => http.post<AttachmentWire>('learning', `${FILE}/complete`, { ...one, signal }),
    },
    { id, file, signal: new AbortController().signal, onProgress: () => {} },
  )
}
