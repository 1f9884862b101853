const MARK = 'forms.signed-waiting'

/** Whether a signed form may wait on this device: told without opening any of what is kept. */
export const isSignedWaiting = (): boolean => localStorage.getItem(MARK) !== null

export function markSignedWaiting(isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(MARK, '1')
  else localStorage.removeItem(MARK)
}
