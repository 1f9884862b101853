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

type Sending = Pick<Upload, 'id' | 'name' | 'file'> & {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

export type UploadPorts<Done, Refusal extends string> = {
  of: string
  affiliateId: number
  store: DeviceStore<StoredFile>
  /** The server must have the parent record before the files. */
  ensure?: () => Promise<boolean>
  send: (file: Sending) => Promise<Done>
  /** Maps the server's problem code to a refusal. */
  refusalOf: (problem: string | undefined) => Refusal
  onDone: (done: Done) => void
}

/** The queue doesn't know what the server returns; it only says when to announce it. */
type QueuePorts<Refusal extends string> = Omit<UploadPorts<never, Refusal>, 'send' | 'onDone'> & {
  deliver: (file: Sending) => Promise<() => void>
}

export function createUploads<Done, Refusal extends string>({
  send,
  onDone,
  ...ports
}: UploadPorts<Done, Refusal>): Uploads<Refusal> {
  const deliver = async (file: Sending) => {
    const done = await send(file)
    return () => onDone(done)
  }
  return new Uploads({ ...ports, deliver })
}

/**
 * Uploads files one after the other; each one resumes after a broken connection, a reload or a visit to
 * another screen.
 */
export class Uploads<Refusal extends string = string> {
  readonly #ports: QueuePorts<Refusal>
  readonly #listeners = new Set<() => void>()
  #uploads: readonly Upload<Refusal>[] = []
  #running: { id: string; stop: AbortController } | undefined
  #isOver = false

  constructor(ports: QueuePorts<Refusal>) {
    this.#ports = ports
  }

  readonly snapshot = (): readonly Upload<Refusal>[] => this.#uploads

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async add(files: readonly File[]): Promise<void> {
    const { of, affiliateId, store } = this.#ports
    const all = files.map((file) => ({ id: newId(), of, affiliateId, name: file.name, file }))
    await Promise.all(all.map((each) => store.put(each.id, each)))
    this.#queue(all)
  }

  /** Reports a file that isn't sent at all. */
  refuse(file: File, problem: Refusal): void {
    const refused = uploadOf({ id: newId(), name: file.name, file })
    this.#put([...this.#uploads, { ...refused, state: { kind: 'refused', problem } }])
  }

  /** Resumes what an earlier visit left. */
  async resume(): Promise<void> {
    const { of, affiliateId, store } = this.#ports
    this.#isOver = false
    const all = await store.list()
    this.#queue(all.filter((each) => each.of === of && each.affiliateId === affiliateId))
  }

  /** Retries lost uploads: one of them, or all when the device is back online. */
  retry(id?: string): void {
    this.#wait((each) => isLost(each) && (id === undefined || each.id === id))
    void this.#work()
  }

  async remove(id: string): Promise<void> {
    if (this.#running?.id === id) this.#running.stop.abort()
    await this.#drop(id)
    await this.#work()
  }

  /** Waits until nothing is in progress, and returns whether nothing was lost. */
  settle(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#uploads.some(isUnderWay)) return
        this.#listeners.delete(look)
        resolve(!this.#uploads.some(isLost))
      }
      this.#listeners.add(look)
      look()
    })
  }

  /** The form is closed: uploads in progress resume at the next visit. */
  end(): void {
    this.#isOver = true
    this.#running?.stop.abort()
    this.#wait(isUnderWay)
  }

  #put(next: readonly Upload<Refusal>[]): void {
    this.#uploads = next
    for (const listener of this.#listeners) listener()
  }

  #change(id: string, changed: Partial<Upload<Refusal>>): void {
    this.#put(this.#uploads.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  }

  #wait(isMeant: (each: Upload<Refusal>) => boolean): void {
    this.#put(this.#uploads.map((each) => (isMeant(each) ? { ...each, state: { kind: 'waiting' } } : each)))
  }

  #drop(id: string): Promise<void> {
    this.#put(this.#uploads.filter((each) => each.id !== id))
    return this.#ports.store.remove(id)
  }

  #queue(all: readonly StoredFile[]): void {
    const known = new Set(this.#uploads.map(({ id }) => id))
    const fresh = all.filter(({ id }) => !known.has(id)).map((each) => uploadOf(each))
    if (fresh.length > 0) this.#put([...this.#uploads, ...fresh])
    void this.#work()
  }

  async #work(): Promise<void> {
    const isBusy = this.#running || this.#isOver
    const next = isBusy ? undefined : this.#uploads.find(({ state }) => state.kind === 'waiting')
    if (!next) return
    await this.#sendOne(next)
    return this.#work()
  }

  async #sendOne({ id, name, file }: Upload<Refusal>): Promise<void> {
    const { store, ensure, deliver } = this.#ports
    const stop = new AbortController()
    this.#running = { id, stop }
    this.#change(id, { state: { kind: 'sending' } })
    try {
      if (ensure && !(await ensure())) throw new CallFailed('', { kind: 'network' })
      const onProgress = (sent: number) => this.#change(id, { sent })
      const announce = await deliver({ id, name, file, signal: stop.signal, onProgress })
      await this.#drop(id)
      announce()
    } catch (cause) {
      if (stop.signal.aborted) return
      const state = this.#stateAfter(cause)
      this.#change(id, { state })
      // After a reload it would only be sent and refused again.
      if (state.kind === 'refused') await store.remove(id)
    } finally {
      this.#running = undefined
    }
  }

  #stateAfter(cause: unknown): Upload<Refusal>['state'] {
    if (mayPass(cause)) return { kind: 'lost' }
    const problem = cause instanceof CallFailed ? cause.problem : undefined
    return { kind: 'refused', problem: this.#ports.refusalOf(problem) }
  }
}

const uploadOf = ({ id, name, file }: Pick<Upload, 'id' | 'name' | 'file'>) => ({
  ...{ id, name, file, sent: 0 },
  state: { kind: 'waiting' as const },
})
