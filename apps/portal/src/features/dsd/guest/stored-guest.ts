import type { Guest } from './guest.ts'

const KEY = 'dsd-guest'

/** For a page that is loaded anew without a signal. It goes with the person, as all does that a tab keeps. */
export function keepGuest(guest: Guest | null): void {
  if (guest) sessionStorage.setItem(KEY, JSON.stringify(guest))
  else sessionStorage.removeItem(KEY)
}

export function storedGuest(): Guest | null {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? null : JSON.parse(kept)
}
