import type { PhotoWire } from '@fathom/contract/logbook'
import type { PhotoProblem } from '@fathom/domain/logbook'
import { CallFailed } from '../../../../shared/http/index.ts'
import { newId } from '../../../../shared/new-id.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { mayPass } from '../../../../shared/upload/send-in-pieces.ts'

/** A file that waits on this device until the server has all of it. */
export type KeptPhoto = { id: string; logId: string; affiliateId: number; name: string; file: Blob }

export type Upload = {
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
    /** It never will: it is only told, until the diver has seen it. */
    | { kind: 'refused'; problem: Refusal }
}

type Refusal = PhotoProblem | 'log-locked' | undefined

export const isUnderWay = ({ state }: Upload): boolean => state.kind === 'waiting' || state.kind === 'sending'
export const isLost = ({ state }: Upload): boolean => state.kind === 'lost'

type Ports = {
  logId: string
  affiliateId: number
  keep: Keep<KeptPhoto>
  /** The log must be with the server before its photos. */
  ensureLog: () => Promise<boolean>
  send: (upload: {
    id: string
    file: Blob
    signal: AbortSignal
    onProgress: (sent: number) => void
  }) => Promise<PhotoWire>
  onPhoto: (photo: PhotoWire) => void
}

/** The photos of one log on their way, one after the other; each goes on after a cut or a reload. */
export function createUploads({ logId, affiliateId, keep, ensureLog, send, onPhoto }: Ports) {
  const listeners = new Set<() => void>()
  let uploads: readonly Upload[] = []
  let running: { id: string; stop: AbortController } | undefined

  const put = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changed: Partial<Upload>) =>
    put(uploads.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  const drop = (id: string) => {
    put(uploads.filter((each) => each.id !== id))
    return keep.remove(id)
  }

  async function sendOne({ id, file }: Upload): Promise<void> {
    const stop = new AbortController()
    running = { id, stop }
    change(id, { state: { kind: 'sending' } })
    try {
      if (!(await ensureLog())) throw new CallFailed('', { kind: 'network' })
      const onProgress = (sent: number) => change(id, { sent })
      const photo = await send({ id, file, signal: stop.signal, onProgress })
      await drop(id)
      onPhoto(photo)
    } catch (cause) {
      if (stop.signal.aborted) return
      const state = stateAfter(cause)
      change(id, { state })
      if (state.kind === 'refused') await keep.remove(id)
    } finally {
      running = undefined
    }
  }

  async function work(): Promise<void> {
    if (running) return
    const next = uploads.find(({ state }) => state.kind === 'waiting')
    if (!next) return
    await sendOne(next)
    return work()
  }

  const queue = (all: readonly KeptPhoto[]) => {
    const known = new Set(uploads.map(({ id }) => id))
    const fresh = all.filter(({ id }) => !known.has(id)).map((each) => uploadOf(each, { kind: 'waiting' }))
    if (fresh.length > 0) put([...uploads, ...fresh])
    void work()
  }

  return {
    snapshot: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async add(files: readonly File[]) {
      const all = files.map((file) => ({ id: newId(), logId, affiliateId, name: file.name, file }))
      await Promise.all(all.map((each) => keep.put(each.id, each)))
      queue(all)
    },
    /** Tells of a file that is not even sent. */
    refuse(file: File, problem: PhotoProblem) {
      put([...uploads, uploadOf({ id: newId(), name: file.name, file }, { kind: 'refused', problem })])
    },
    /** Goes on with what an earlier visit left. */
    async resume() {
      const all = await keep.list()
      queue(all.filter((each) => each.logId === logId && each.affiliateId === affiliateId))
    },
    /** Tries again what got lost: one of them, or all when the signal is back. */
    retry(id?: string) {
      const isMeant = (each: Upload) => each.state.kind === 'lost' && (id === undefined || each.id === id)
      put(uploads.map((each) => (isMeant(each) ? { ...each, state: { kind: 'waiting' as const } } : each)))
      void work()
    },
    remove(id: string) {
      if (running?.id === id) running.stop.abort()
      return drop(id).then(work)
    },
    /** The form is left: what is under way goes on at the next visit. */
    end: () => running?.stop.abort(),
  }
}

const uploadOf = (
  { id, name, file }: Pick<KeptPhoto, 'id' | 'name' | 'file'>,
  state: Upload['state'],
): Upload => ({ id, name, file, sent: 0, state })

export type Uploads = ReturnType<typeof createUploads>

const PROBLEMS: readonly PhotoProblem[] = [
  'photo-too-large',
  'photo-not-jpg-or-png',
  'photo-too-many-pixels',
  'photo-damaged',
  'photo-empty',
  'too-many-photos',
]

function stateAfter(cause: unknown): Upload['state'] {
  if (mayPass(cause)) return { kind: 'lost' }
  const name = cause instanceof CallFailed ? cause.problem : undefined
  if (name === 'refused') return { kind: 'refused', problem: 'log-locked' }
  return { kind: 'refused', problem: PROBLEMS.find((problem) => problem === name) }
}
