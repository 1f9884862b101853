/** Callbacks by `sid`, for streams that must not outlive what they were opened with. */
export class Watchers {
  readonly #watchers = new Map<string, Set<() => void>>()

  /** Returns how to stop watching. */
  add(sid: string, callback: () => void): () => void {
    const watchers = this.#watchers.get(sid) ?? new Set()
    this.#watchers.set(sid, watchers.add(callback))
    return () => {
      watchers.delete(callback)
      if (watchers.size === 0) this.#watchers.delete(sid)
    }
  }

  call(sid: string): void {
    for (const callback of [...(this.#watchers.get(sid) ?? [])]) callback()
  }
}
