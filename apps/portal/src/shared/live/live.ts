/** One event of the person who is signed in. Their numbers count up by one, over all types together. */
export type LiveEvent = {
  sequence: number
  type: string
  data: unknown
  /** The language in which its words were asked for. */
  locale: string
}

/** What the server tells by itself, the same in every tab of the browser. */
export type Live = {
  on(type: string, hear: (event: LiveEvent) => void): () => void
  /** Something may have been missed: what was read before must be read again. Also told once at the beginning. */
  onReset(hear: () => void): () => void
  stop(): void
}
