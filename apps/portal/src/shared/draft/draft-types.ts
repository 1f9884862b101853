/** The types of one kind of draft, named once by its feature. */
export type DraftTypes = {
  /** What the person edits, as a whole. */
  content: unknown
  /** The server's record. */
  base: { version: number }
  /** What may be requested of the server once it has the content, such as publishing. */
  request: unknown
  /** The name of a field in which two versions differ. */
  conflict: string
  /** What the server may find wrong with the content. */
  problem: unknown
}

export type DraftContent<T extends DraftTypes> = {
  content: T['content']
  /** The record the content is based on; undefined if the server has none. */
  base: T['base'] | undefined
  /** Requested, and not done yet. */
  request: T['request'] | undefined
}

/** Where the content is, and what happened to it. */
export type DraftState<T extends DraftTypes = DraftTypes> =
  /** Nothing was typed, or everything was already on the server. */
  | { kind: 'idle' }
  /** On this device; about to be sent, or waiting for a button where sending would publish it. */
  | { kind: 'pending' }
  | { kind: 'saving' }
  /** On the server; `isPartial` if it doesn't accept some of it yet. */
  | { kind: 'saved'; at: Date; isPartial: boolean }
  /** On this device only, because the call didn't get through. */
  | { kind: 'stored'; isOffline: boolean }
  /** Changed elsewhere in the same fields: the person chooses. */
  | {
      kind: 'conflict'
      theirs: T['base']
      conflicts: readonly T['conflict'][]
      request: T['request'] | undefined
    }
  /** The server no longer accepts changes: the record was deleted, sent or replaced elsewhere. */
  | { kind: 'gone' }
  /** The server rejects it; `because` is its problem code. */
  | { kind: 'refused'; because: string }

export type DraftSnapshot<T extends DraftTypes> = DraftContent<T> & { state: DraftState<T> }

/** Why a write failed. */
export type DraftFailure<T extends DraftTypes> =
  /** Another tab or device saved first. */
  | { kind: 'stale'; current: T['base'] }
  | { kind: 'gone' }
  | { kind: 'refused'; because: string }
  /** The server can't accept the content. It stays on the device and is sent again when it changes. */
  | { kind: 'invalid'; problems: readonly T['problem'][] }
  /** It may succeed later. */
  | { kind: 'lost'; isOffline: boolean }

/** The result of a request. */
export type DraftResult<T extends DraftTypes> = { kind: 'done'; base: T['base'] } | DraftFailure<T>

type DraftMerge<T extends DraftTypes> = {
  /** Theirs with my changes; mine where both changed. */
  mine: T['content']
  /** Theirs with my changes; theirs where both changed. */
  theirs: T['content']
  /** Fields that both changed to different values. */
  conflicts: readonly T['conflict'][]
}

/** What a feature knows about its content. */
export type DraftRules<T extends DraftTypes> = {
  contentOf: (base: T['base']) => T['content']
  /** Whether both are the same to the server. */
  isSame: (one: T['content'], other: T['content']) => boolean
  /** Whether both look the same on the screen, if that is stricter than `isSame`. */
  isEqual?: (one: T['content'], other: T['content']) => boolean
  /** Merges two versions that started from `base`: what only one of them changed is taken over. */
  merge: (base: T['content'], mine: T['content'], theirs: T['content']) => DraftMerge<T>
  /**
   * What a record of the server is merged from if this device created it and never got the answer. By default
   * nothing was changed here since.
   */
  unknownBase?: (theirs: T['base']) => T['content']
  /** Leaves out what the server can't accept, so that a typo in one field doesn't block the others. */
  sendable?: (content: T['content'], base: T['base'] | undefined) => T['content']
  /** Whether the server lacks something that isn't part of the content. */
  isBehind?: (base: T['base']) => boolean
  /** Whether typing is sent without a button press. By default it is. */
  autosaves?: (base: T['base'] | undefined) => boolean
  /** Whether the record accepts no more changes. */
  isClosed?: (base: T['base']) => boolean
  isDone?: (base: T['base'], request: T['request']) => boolean
  /** Removes what the server rejected for this reason, so that it doesn't look accepted. */
  withoutRefused?: (content: T['content'], base: T['base'] | undefined, because: string) => T['content']
}

/** Where one visit stores its draft on the device. */
export type DraftStore<T extends DraftTypes> = {
  /** Locks the draft while a form edits it, so that no other tab sends it; returns the release. */
  claim: () => () => void
  put: (draft: DraftContent<T>) => Promise<void>
  /** The server has everything. */
  clear: (draft: DraftContent<T>) => Promise<void>
}

export type DraftPorts<T extends DraftTypes> = {
  rules: DraftRules<T>
  /** Sends the content, and what is requested with it. After each of several calls it reports the record. */
  write: (draft: DraftContent<T>, written: (base: T['base']) => void) => Promise<T['base']>
  failureOf: (cause: unknown) => DraftFailure<T>
  store: DraftStore<T>
  /** The newest record of the server, whenever a call returns one. */
  onServer?: (base: T['base']) => void
  /** The form is closed and its draft is released. */
  onEnd?: (snapshot: DraftSnapshot<T>) => void
}
