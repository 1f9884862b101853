import type { Calls } from '../../../../shared/calls.tsx'
import { saveFile } from '../../../../shared/save-file.ts'

/** How a file of each format ends. */
const ENDINGS = { uddf: 'uddf', ssrf: 'ssrf', csv: 'csv', archive: 'zip' } as const

export type ExportFormat = keyof typeof ENDINGS

export const EXPORT_FORMATS = Object.keys(ENDINGS) as readonly ExportFormat[]

/** An archive with all photos takes its time. */
const LONGEST_MS = 30 * 60_000

/** Counts what arrives: a file that is written while it is sent has no length. */
const countingFetch =
  (onBytes: (bytes: number) => void): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!answer.ok || !answer.body) return answer
    let bytes = 0
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          onBytes(bytes)
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, answer)
  }

type Export = {
  format: ExportFormat
  /** Undefined for all dives. */
  ids: readonly string[] | undefined
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** LO-10: saves dives as a file of this device. */
export async function exportDives({ http }: Pick<Calls, 'http'>, given: Export): Promise<void> {
  const { format, ids, signal, onBytes } = given
  const how = { fetch: countingFetch(onBytes), signal, timeoutMs: LONGEST_MS }
  const file = ids
    ? await http.download('logbook', 'export', { ...how, body: { format, ids } })
    : await http.download('logbook', 'export', { ...how, query: { format } })
  saveFile(file, `dives-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}`)
}
