import { CallFailed, isFinal } from '../http/index.ts'

/** The upload status on the server, including the maximum chunk size. */
type UploadStatus<Done> = { offset: number; chunkSize: number; photo: Done | null }

/** CO-06. */
const RETRIES = 2

type Port<Done> = {
  begin: (id: string, size: number, signal: AbortSignal) => Promise<UploadStatus<Done>>
  put: (id: string, offset: number, chunk: Blob, signal: AbortSignal) => Promise<UploadStatus<Done>>
  complete: (id: string, signal: AbortSignal) => Promise<Done>
}

type Sending = {
  id: string
  file: Blob
  signal: AbortSignal
  onProgress: (sent: number) => void
  /** Waits before a retry. */
  pause?: (attempt: number) => Promise<void>
}

const PAUSE_MS = 600

const aWhile = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS * attempt))

/** A refusal is final; a lost request may succeed next time. */
export const mayPass = (cause: unknown): boolean =>
  cause instanceof CallFailed && cause.kind !== 'aborted' && !isFinal(cause)

async function tried<T>(action: () => Promise<T>, pause: (attempt: number) => Promise<void>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action()
    } catch (cause) {
      if (attempt > RETRIES || !mayPass(cause)) throw cause
      await pause(attempt)
    }
  }
}

/**
 * CO-06: sends a file in chunks, each retried twice, from the server's current offset. The same id resumes an
 * earlier attempt.
 */
export async function sendInPieces<Done>(
  port: Port<Done>,
  { id, file, signal, onProgress, pause = aWhile }: Sending,
): Promise<Done> {
  let status = await tried(() => port.begin(id, file.size, signal), pause)
  onProgress(status.offset)
  while (!status.photo && status.offset < file.size) {
    const { offset, chunkSize } = status
    const chunk = file.slice(offset, offset + chunkSize, 'application/octet-stream')
    status = await tried(() => port.put(id, offset, chunk, signal), pause).catch((cause) => ({
      offset: otherOffset(cause),
      chunkSize,
      photo: null,
    }))
    onProgress(status.offset)
  }
  return status.photo ?? tried(() => port.complete(id, signal), pause)
}

/** The server has more or less than we thought: we continue from there. */
function otherOffset(cause: unknown): number {
  const answer = cause instanceof CallFailed && cause.problem === 'wrong-offset' ? cause.answer : undefined
  const offset = (answer as { offset?: unknown } | undefined)?.offset
  if (typeof offset !== 'number') throw cause
  return offset
}
