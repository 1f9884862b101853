/** Signs that someone scrolls or does something else. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const STILL_FRAMES = 10
const MOST_FRAMES = 120

/**
 * The rows above turn out taller than assumed when they are measured, and push the dive down: scrolls again until its
 * row stays that far below the top of the window, or someone does something.
 */
export function keepAtTop(link: HTMLElement, place: number, scroll: () => void): void {
  const over = new AbortController()
  for (const act of ACTS)
    addEventListener(act, () => over.abort(), { signal: over.signal, passive: true, capture: true })
  let still = 0
  let frames = 0
  const check = () => {
    const { top, height } = (link.closest('li') ?? link).getBoundingClientRect()
    const isThere = Math.abs(top - place) < 2
    still = isThere ? still + 1 : 0
    frames += 1
    const isDone = still === STILL_FRAMES || frames === MOST_FRAMES || height === 0
    if (isDone || over.signal.aborted) return over.abort()
    if (!isThere) scroll()
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
