import type { DocumentWire } from '@fathom/contract/applications'
import { DOCUMENT_PROBLEMS, type DocumentProblem } from '@fathom/domain/applications'
import { CallFailed } from '../../../shared/http/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { mayPass } from '../../../shared/upload/send-in-pieces.ts'

export type Sending = {
  id: string
  name: string
  file: Blob
  /** Bytes that the server has. */
  sent: number
  state:
    | { kind: 'waiting' }
    | { kind: 'sending' }
    /** It may get through when it is tried again. */
    | { kind: 'lost' }
    /** It never will: it is only told, until the applicant has seen it. */
    | { kind: 'refused'; problem: DocumentProblem | 'other' }
}

export const takesRoom = ({ state }: Sending): boolean => state.kind !== 'refused'

type Ports = {
  send: (
    file: Pick<Sending, 'id' | 'name' | 'file'> & {
      signal: AbortSignal
      onProgress: (sent: number) => void
    },
  ) => Promise<DocumentWire>
  onDocument: (document: DocumentWire) => void
}

/** The documents on their way, one after the other. */
export function createSending({ send, onDocument }: Ports) {
  const listeners = new Set<() => void>()
  let list: readonly Sending[] = []
  let running: { id: string; stop: AbortController } | undefined

  const put = (next: readonly Sending[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changed: Partial<Sending>) =>
    put(list.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  const drop = (id: string) => put(list.filter((each) => each.id !== id))

  async function sendOne({ id, name, file }: Sending): Promise<void> {
    const stop = new AbortController()
    running = { id, stop }
    change(id, { state: { kind: 'sending' } })
    try {
      const onProgress = (sent: number) => change(id, { sent })
      const document = await send({ id, name, file, signal: stop.signal, onProgress })
      drop(id)
      onDocument(document)
    } catch (cause) {
      if (!stop.signal.aborted) change(id, { state: stateAfter(cause) })
    } finally {
      running = undefined
    }
  }

  async function work(): Promise<void> {
    const next = running ? undefined : list.find(({ state }) => state.kind === 'waiting')
    if (!next) return
    await sendOne(next)
    return work()
  }

  const added = (file: File, state: Sending['state']): Sending => ({
    ...{ id: newId(), name: file.name, file, sent: 0, state },
  })

  return {
    snapshot: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(files: readonly File[]) {
      put([...list, ...files.map((file) => added(file, { kind: 'waiting' }))])
      void work()
    },
    /** Tells of a file that is not even sent. */
    refuse: (file: File, problem: DocumentProblem) =>
      put([...list, added(file, { kind: 'refused', problem })]),
    /** One of them, or all when the signal is back. */
    retry(id?: string) {
      const isMeant = (each: Sending) => each.state.kind === 'lost' && (id === undefined || each.id === id)
      put(list.map((each) => (isMeant(each) ? { ...each, state: { kind: 'waiting' as const } } : each)))
      void work()
    },
    remove(id: string) {
      if (running?.id === id) running.stop.abort()
      drop(id)
    },
    end: () => running?.stop.abort(),
  }
}

export type SendingList = ReturnType<typeof createSending>

function stateAfter(cause: unknown): Sending['state'] {
  if (mayPass(cause)) return { kind: 'lost' }
  const name = cause instanceof CallFailed ? cause.problem : undefined
  return { kind: 'refused', problem: DOCUMENT_PROBLEMS.find((problem) => problem === name) ?? 'other' }
}
