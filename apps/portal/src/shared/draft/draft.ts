import type {
  DraftContent,
  DraftFailure,
  DraftPorts,
  DraftResult,
  DraftSnapshot,
  DraftState,
  DraftTypes,
} from './draft-types.ts'

/** Idle time after typing before the draft is sent. */
export const PAUSE_MS = 900
const RETRY_MS = [5_000, 15_000, 60_000] as const
/** Limits the merges when two devices save at the same time. */
const MOST_MERGES = 4

type Start<T extends DraftTypes> = Omit<DraftContent<T>, 'request'> & {
  request?: T['request'] | undefined
  /** Whether the content comes from an earlier visit and the server doesn't have it. */
  isPending?: boolean
  /** The server's record, if it is newer than the base. */
  theirs?: T['base'] | undefined
}

const isBlocked = ({ kind }: DraftState) => kind === 'conflict' || kind === 'gone'
const isWaiting = ({ kind }: DraftState) => kind === 'pending' || kind === 'stored'

/**
 * A draft that saves itself: it is stored on this device at once and sent after a pause, one call at a time.
 * Failed calls are retried; what another tab or device saved is merged, and the person decides conflicts.
 */
export class Draft<T extends DraftTypes> {
  readonly #ports: DraftPorts<T>
  readonly #listeners = new Set<() => void>()
  #now: DraftSnapshot<T>
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #failures = 0
  #isOver = false
  #isStopped = false

  constructor(ports: DraftPorts<T>, { content, base, request, isPending = false, theirs }: Start<T>) {
    this.#ports = ports
    this.#now = { content, base, request, state: { kind: 'idle' } }
    const both = theirs && this.#mergeWith(theirs)
    if (theirs && both?.conflicts.length === 0) this.#now = { ...this.#now, base: theirs, content: both.mine }
    if (isPending || (base && this.#isUnsent())) this.#put({ state: { kind: 'pending' } })
    if (theirs && both && both.conflicts.length > 0)
      this.#put({ state: { kind: 'conflict', theirs, conflicts: both.conflicts, request } })
  }

  readonly snapshot = (): DraftSnapshot<T> => this.#now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Whether nothing would be lost if this device were. */
  readonly isSafe = (): boolean => this.#now.state.kind === 'idle' || this.#now.state.kind === 'saved'

  readonly change = (content: T['content']): void => {
    const { isSame, isEqual = isSame } = this.#ports.rules
    if (isEqual(content, this.#now.content)) return
    this.#failures = 0
    const { state } = this.#now
    this.#put({ content, state: isBlocked(state) ? state : { kind: 'pending' } })
    void this.#ports.store.put(this.#now)
    if (!isBlocked(state)) this.#later(PAUSE_MS)
  }

  /** Sends pending changes now. */
  readonly flush = (): Promise<DraftResult<T> | undefined> =>
    this.#next(async () => {
      if (this.#isStopped || isBlocked(this.#now.state)) return undefined
      if (this.#isDirty()) return this.#attempt(undefined, this.#sendable())
      await this.#rest()
      return undefined
    })

  /** Sends the whole content with this request. If the connection is lost, the request stays pending. */
  readonly finish = (request: T['request']): Promise<DraftResult<T>> =>
    this.#next(async () => {
      const result = await this.#attempt(request, this.#now.content)
      this.#put({ request: result.kind === 'lost' ? request : undefined })
      await this.#store()
      return result
    })

  /** Stores what should happen later, also for another visit; undefined cancels it. */
  readonly request = (request: T['request'] | undefined): Promise<void> => {
    this.#put({ request })
    return this.#store()
  }

  /** Decides a conflict, including what was typed after it appeared; `adjust` may take fields of the other side. */
  readonly choose = (
    whose: 'mine' | 'theirs',
    adjust = (content: T['content']): T['content'] => content,
  ): Promise<DraftResult<T> | undefined> => {
    const { state } = this.#now
    if (state.kind !== 'conflict') return Promise.resolve(undefined)
    const { theirs, request } = state
    return this.#next(() =>
      this.#continueFrom(
        theirs,
        adjust(this.#mergeWith(theirs)[whose]),
        whose === 'mine' ? request : undefined,
      ),
    )
  }

  /** Continues with this record, for example a restored one, and sends what was typed here. */
  readonly continueWith = (load: () => Promise<T['base']>): Promise<DraftResult<T>> =>
    this.#next(async () => this.#continueFrom(await load(), this.#now.content, undefined))

  /** Replaces everything with the server's record. */
  readonly adopt = (base: T['base']): void => {
    const content = this.#ports.rules.contentOf(base)
    this.#put({ base, content, request: undefined, state: { kind: 'idle' } })
    void this.#ports.store.clear(this.#now)
  }

  /** The server's record came from elsewhere, such as a refetch: merges it unless it is an older one. */
  readonly receive = (theirs: T['base']): Promise<void> => this.#inOrder(() => this.#take(theirs))

  /** The form is open. From now on changes are sent. */
  readonly start = (): void => {
    this.#isOver = false
    this.#isStopped = false
    // A new record that nobody typed into is nothing to store.
    if (this.#now.base || isWaiting(this.#now.state)) void this.#store()
    this.wake()
  }

  /** Sends pending changes when the connection is back, or when the page is about to be hidden. */
  readonly wake = (): void => {
    this.#failures = 0
    if (isWaiting(this.#now.state) && this.#autosaves()) void this.flush()
  }

  /** Stops sending until the next start, and returns the record's version once the last call is over. */
  readonly stop = async (): Promise<number> => {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#last
    return this.#now.base?.version ?? 0
  }

  /** The form is closed: sends pending changes at once. They stay on the device if that fails. */
  readonly end = async (): Promise<DraftResult<T> | undefined> => {
    this.#isOver = true
    clearTimeout(this.#timer)
    return isWaiting(this.#now.state) && this.#autosaves() ? this.flush() : undefined
  }

  readonly claim = (): (() => void) => {
    const release = this.#ports.store.claim()
    return () => {
      release()
      this.#ports.onEnd?.(this.#now)
    }
  }

  #put(next: Partial<DraftSnapshot<T>>): void {
    this.#now = { ...this.#now, ...next }
    for (const listener of this.#listeners) listener()
  }

  #sendable(): T['content'] {
    const { content, base } = this.#now
    return this.#ports.rules.sendable?.(content, base) ?? content
  }

  #autosaves(): boolean {
    return this.#ports.rules.autosaves?.(this.#now.base) ?? true
  }

  /** Whether there is something that the server would accept. */
  #isDirty(): boolean {
    return this.#differs(this.#sendable())
  }

  /** Whether the server lacks something that must stay on the device. */
  #isUnsent(): boolean {
    return this.#now.request !== undefined || this.#differs(this.#now.content)
  }

  #differs(content: T['content']): boolean {
    const { base } = this.#now
    const { isSame, contentOf, isBehind } = this.#ports.rules
    return !base || !isSame(content, contentOf(base)) || isBehind?.(base) === true
  }

  #mergeWith(theirs: T['base']) {
    const { rules } = this.#ports
    const { base, content } = this.#now
    const before = base ? rules.contentOf(base) : (rules.unknownBase?.(theirs) ?? content)
    return rules.merge(before, content, rules.contentOf(theirs))
  }

  #store(): Promise<void> {
    const { put, clear } = this.#ports.store
    return this.#isUnsent() ? put(this.#now) : clear(this.#now)
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#autosaves() && !this.#isOver) this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #retryLater(): void {
    this.#later(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? 0)
  }

  /** Runs one action at a time; each starts from the result of the previous one. */
  #inOrder<Result>(action: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(action)
    this.#last = mine.catch(() => undefined)
    return mine
  }

  /** Replaces the send that was planned. */
  #next<Result>(action: () => Promise<Result>): Promise<Result> {
    clearTimeout(this.#timer)
    return this.#inOrder(action)
  }

  /** Nothing is left that the server would accept. */
  async #rest(): Promise<void> {
    if (!isWaiting(this.#now.state)) return
    this.#put({ state: { kind: 'saved', at: new Date(), isPartial: this.#differs(this.#now.content) } })
    await this.#store()
  }

  async #attempt(
    request: T['request'] | undefined,
    content: T['content'],
    merges = 0,
  ): Promise<DraftResult<T>> {
    const { write, failureOf, onServer } = this.#ports
    this.#put({ state: { kind: 'saving' } })
    try {
      const base = await write({ base: this.#now.base, content, request }, (written) => {
        this.#put({ base: written })
        void this.#store()
        onServer?.(written)
      })
      onServer?.(base)
      return await this.#settle(base, content)
    } catch (cause) {
      const failure = failureOf(cause)
      if (failure.kind !== 'stale') return this.#fail(failure)
      if (merges < MOST_MERGES) return this.#meet(failure.current, request, merges + 1)
      return this.#fail({ kind: 'lost', isOffline: false })
    }
  }

  async #settle(base: T['base'], sent: T['content']): Promise<DraftResult<T>> {
    const { isSame } = this.#ports.rules
    this.#failures = 0
    this.#put({ base })
    const isAll = isSame(this.#now.content, sent)
    const isPartial = !isAll && isSame(this.#sendable(), sent)
    const isNewer = !isAll && !isPartial
    this.#put({ state: isNewer ? { kind: 'pending' } : { kind: 'saved', at: new Date(), isPartial } })
    const { put, clear } = this.#ports.store
    // The server may have tidied the content, so what it saved isn't compared with what was sent.
    if (isAll && this.#now.request === undefined) await clear(this.#now)
    else await put(this.#now)
    if (isNewer) this.#later(PAUSE_MS)
    return { kind: 'done', base }
  }

  async #fail(failure: Exclude<DraftFailure<T>, { kind: 'stale' }>): Promise<DraftResult<T>> {
    const { content, base } = this.#now
    const { withoutRefused } = this.#ports.rules
    this.#put({ state: stateAfter(failure) })
    if (failure.kind === 'refused' && withoutRefused) {
      this.#put({ content: withoutRefused(content, base, failure.because) })
      await this.#store()
    }
    if (failure.kind === 'lost') this.#retryLater()
    return failure
  }

  /** Another tab or device saved first: merges what doesn't conflict and lets the person choose the rest. */
  async #meet(theirs: T['base'], request: T['request'] | undefined, merges: number): Promise<DraftResult<T>> {
    this.#ports.onServer?.(theirs)
    if (this.#ports.rules.isClosed?.(theirs)) return this.#fail({ kind: 'gone' })
    const both = this.#mergeWith(theirs)
    if (both.conflicts.length === 0) return this.#continueFrom(theirs, both.mine, request, merges)
    await this.#askToChoose(theirs, both.conflicts, request)
    return { kind: 'stale', current: theirs }
  }

  #askToChoose(
    theirs: T['base'],
    conflicts: readonly T['conflict'][],
    request: T['request'] | undefined,
  ): Promise<void> {
    this.#put({ state: { kind: 'conflict', theirs, conflicts, request } })
    return this.#ports.store.put(this.#now)
  }

  #continueFrom(
    base: T['base'],
    content: T['content'],
    request: T['request'] | undefined,
    merges = 0,
  ): Promise<DraftResult<T>> {
    this.#put({ base, content })
    const isDone = request !== undefined && this.#ports.rules.isDone?.(base, request)
    const left = isDone ? undefined : request
    if (left === undefined && !this.#isDirty()) return this.#settle(base, this.#sendable())
    return this.#attempt(left, left === undefined ? this.#sendable() : content, merges)
  }

  async #take(theirs: T['base']): Promise<void> {
    const { base, state, request } = this.#now
    const known = state.kind === 'conflict' ? state.theirs : base
    if (state.kind === 'gone' || (known && theirs.version <= known.version)) return
    if (!this.#isUnsent()) return this.#put({ base: theirs, content: this.#ports.rules.contentOf(theirs) })
    if (this.#ports.rules.isClosed?.(theirs)) return this.#put({ state: { kind: 'gone' } })
    const both = this.#mergeWith(theirs)
    if (both.conflicts.length > 0) return this.#askToChoose(theirs, both.conflicts, request)
    this.#put({ base: theirs, content: both.mine })
    if (state.kind === 'conflict') this.#put({ state: { kind: 'pending' } })
    await this.#store()
    if (isWaiting(this.#now.state)) this.#later(PAUSE_MS)
  }
}

function stateAfter<T extends DraftTypes>(
  failure: Exclude<DraftFailure<T>, { kind: 'stale' }>,
): DraftState<T> {
  if (failure.kind === 'gone' || failure.kind === 'refused') return failure
  return { kind: 'stored', isOffline: failure.kind === 'lost' && failure.isOffline }
}
