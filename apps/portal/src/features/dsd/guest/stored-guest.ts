import type { Guest } from './guest.ts'

const KEY = 'dsd-guest'

/** Restores the guest after an offline reload. Removed on sign-out, like everything a tab stores. */
export function keepGuest(guest: Guest | null): void {
  if (guest) sessionStorage.setItem(KEY, JSON.stringify(guest))
  else sessionStorage.removeItem(KEY)
}

export function storedGuest(): Guest | null {
  const stored = sessionStorage.getItem(KEY)
  return stored === null ? null : JSON.parse(stored)
}
