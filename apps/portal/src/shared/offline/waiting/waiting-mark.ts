const LEFT = 'fathom.waiting'

export type WaitingMark = 'forms.signed-waiting' | 'lessons.waiting'

/** Whether something may be pending on this device, without opening the stored data. */
export const isWaiting = (mark: WaitingMark): boolean => localStorage.getItem(mark) !== null

/** The form that edited the pending data is closed: from now on any open page sends it. */
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
