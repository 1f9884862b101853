import { CallFailed } from '../http/index.ts'
import { newId } from '../new-id.ts'
import type { DeviceStore } from '../offline/device-store.ts'
import { mayPass } from './send-in-pieces.ts'

/**
 * A file stored on this device until the server has all of it. `of` is what it belongs to, such as a dive.
 */
export type StoredFile = { id: string; of: string; affiliateId: number; name: string; file: Blob }

export type Upload<Refusal extends string = string> = {
  id: string
  name: string
  file: Blob
  /** Bytes that the server has received. */
  sent: number
  state:
    | { kind: 'waiting' }
    | { kind: 'sending' }
    /** It may succeed on a retry. */
    | { kind: 'lost' }
    /** It will never succeed: it is only reported until the user has seen it. */
    | { kind: 'refused'; problem: Refusal }
}

export const isUnderWay = ({ state }: Upload): boolean => state.kind === 'waiting' || state.kind === 'sending'
export const isLost = ({ state }: Upload): boolean => state.kind === 'lost'
/** A refused file is only reported and doesn't count toward the limit. */
export const takesSlot = ({ state }: Upload): boolean => state.kind !== 'refused'

export type UploadPorts<Done, Refusal extends string> = {
  of: string
  affiliateId: number
  store: DeviceStore<StoredFile>
  /** The server must have the parent record before the files. */
  ensure?: () => Promise<boolean>
  send: (
    file: Pick<Upload, 'id' | 'name' | 'file'> & {
      signal: AbortSignal
      onProgress: (sent: number) => void
    },
  ) => Promise<Done>
  /** Maps the server's problem code to a refusal. */
  refusalOf: (problem: string | undefined) => Refusal
  onDone: (done: Done) => void
}

/**
 * Uploads files one after the other; each one resumes after a broken connection, a reload or a visit to
 * another screen.
 */
export function createUploads<Done, Refusal extends string>(ports: UploadPorts<Done, Refusal>) {
  type Each = Upload<Refusal>
  const { of, affiliateId, store, ensure, send, refusalOf, onDone } = ports
  const listeners = new Set<() => void>()
  let uploads: readonly Each[] = []
  let running: { id: string; stop: AbortController } | undefined
  let isOver = false

  const put = (next: readonly Each[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changed: Partial<Each>) =>
    put(uploads.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  const wait = (isMeant: (each: Each) => boolean) =>
    put(uploads.map((each) => (isMeant(each) ? { ...each, state: { kind: 'waiting' } } : each)))
  const drop = (id: string) => {
    put(uploads.filter((each) => each.id !== id))
    return store.remove(id)
  }
  const stateAfter = (cause: unknown): Each['state'] =>
    mayPass(cause)
      ? { kind: 'lost' }
      : { kind: 'refused', problem: refusalOf(cause instanceof CallFailed ? cause.problem : undefined) }

  async function sendOne({ id, name, file }: Each): Promise<void> {
    const stop = new AbortController()
    running = { id, stop }
    change(id, { state: { kind: 'sending' } })
    try {
      if (ensure && !(await ensure())) throw new CallFailed('', { kind: 'network' })
      const onProgress = (sent: number) => change(id, { sent })
      const done = await send({ id, name, file, signal: stop.signal, onProgress })
      await drop(id)
      onDone(done)
    } catch (cause) {
      if (stop.signal.aborted) return
      const state = stateAfter(cause)
      change(id, { state })
      // After a reload it would only be sent and refused again.
      if (state.kind === 'refused') await store.remove(id)
    } finally {
      running = undefined
    }
  }

  async function work(): Promise<void> {
    const next = running || isOver ? undefined : uploads.find(({ state }) => state.kind === 'waiting')
    if (!next) return
    await sendOne(next)
    return work()
  }

  const queue = (all: readonly StoredFile[]) => {
    const known = new Set(uploads.map(({ id }) => id))
    const fresh = all.filter(({ id }) => !known.has(id)).map((each) => uploadOf(each))
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
      const all = files.map((file) => ({ id: newId(), of, affiliateId, name: file.name, file }))
      await Promise.all(all.map((each) => store.put(each.id, each)))
      queue(all)
    },
    /** Reports a file that isn't sent at all. */
    refuse(file: File, problem: Refusal) {
      const refused = uploadOf({ id: newId(), name: file.name, file })
      put([...uploads, { ...refused, state: { kind: 'refused', problem } }])
    },
    /** Resumes what an earlier visit left. */
    async resume() {
      isOver = false
      const all = await store.list()
      queue(all.filter((each) => each.of === of && each.affiliateId === affiliateId))
    },
    /** Retries lost uploads: one of them, or all when the device is back online. */
    retry(id?: string) {
      wait((each) => isLost(each) && (id === undefined || each.id === id))
      void work()
    },
    remove(id: string) {
      if (running?.id === id) running.stop.abort()
      return drop(id).then(work)
    },
    /** Waits until nothing is in progress, and returns whether nothing was lost. */
    settle: () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          if (uploads.some(isUnderWay)) return
          listeners.delete(look)
          resolve(!uploads.some(isLost))
        }
        listeners.add(look)
        look()
      }),
    /** The form is closed: uploads in progress resume at the next visit. */
    end() {
      isOver = true
      running?.stop.abort()
      wait(isUnderWay)
    },
  }
}

export type Uploads<Refusal extends string = string> = ReturnType<typeof createUploads<unknown, Refusal>>

const uploadOf = ({ id, name, file }: Pick<Upload, 'id' | 'name' | 'file'>) => ({
  ...{ id, name, file, sent: 0 },
  state: { kind: 'waiting' as const },
})
