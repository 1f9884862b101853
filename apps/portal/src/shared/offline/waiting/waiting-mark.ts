const LEFT = 'fathom.waiting'

export type WaitingMark = 'forms.signed-waiting' | 'lessons.waiting'

/** Whether something may wait on this device: told without opening any of what is kept. */
export const isWaiting = (mark: WaitingMark): boolean => localStorage.getItem(mark) !== null

/** Whoever worked on what waits has left it: from now on it goes out from whichever page is open. */
export const leaveWaiting = (): boolean => dispatchEvent(new Event(LEFT))

export function hearWaiting(hear: () => void): () => void {
  addEventListener(LEFT, hear)
  addEventListener('online', hear)
  document.addEventListener('visibilitychange', hear)
  return () => {
    removeEventListener(LEFT, hear)
    removeEventListener('online', hear)
    document.removeEventListener('visibilitychange', hear)
  }
}
