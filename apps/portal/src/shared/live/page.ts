/** What a tab goes through while it is open. */
export type Page = {
  isVisible(): boolean
  /** Looked at again, or the signal is back: the moment to see whether the connection lives. */
  onWake(listener: () => void): () => void
  /** The browser is about to stop it; it may go on later. */
  onFreeze(listener: () => void): () => void
}

function hear(place: EventTarget, name: string, listener: () => void): () => void {
  place.addEventListener(name, listener)
  return () => place.removeEventListener(name, listener)
}

const all = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop()
}

const isVisible = () => document.visibilityState === 'visible'

export const thisPage: Page = {
  isVisible,
  onWake: (listener) =>
    all([
      hear(window, 'online', listener),
      hear(window, 'pageshow', listener),
      hear(document, 'resume', listener),
      hear(document, 'visibilitychange', () => isVisible() && listener()),
    ]),
  onFreeze: (listener) => all([hear(window, 'pagehide', listener), hear(document, 'freeze', listener)]),
}
