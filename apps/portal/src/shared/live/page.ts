/** The lifecycle events of a tab. */
export type Page = {
  isVisible(): boolean
  /** The page is visible or online again: time to check whether the connection is alive. */
  onWake(listener: () => void): () => void
  /** The browser is about to freeze the page; it may resume later. */
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
