/** One event for the signed-in person. The numbers increase by one across all types. */
export type LiveEvent = {
  sequence: number
  type: string
  data: unknown
  /** The language of its texts. */
  locale: string
}

/** Events pushed by the server, the same in every tab of the browser. */
export type Live = {
  on(type: string, hear: (event: LiveEvent) => void): () => void
  /**
   * Called when something may have been missed, so data must be read again. Also called once at the
   * beginning.
   */
  onReset(hear: () => void): () => void
  stop(): void
}
