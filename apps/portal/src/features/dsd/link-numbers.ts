import { type DsdLink, wholeNumberIn } from '@fathom/domain/dsd'

const NUMBERS = ['store_number', 'member_number'] as const

/**
 * RR-03: what the invitation's link carries stays on this device, for the steps that follow it. A store that names no
 * instructor does not invite with the one of the link before.
 */
export function keepLinkNumbers(query: URLSearchParams, storage: Storage): void {
  if (!NUMBERS.some((name) => query.get(name))) return
  for (const name of NUMBERS) {
    const value = query.get(name)
    if (value) storage.setItem(name, value)
    else storage.removeItem(name)
  }
}

export const linkIn = (query: URLSearchParams): DsdLink => ({
  storeNumber: wholeNumberIn(query.get('store_number')),
  memberNumber: wholeNumberIn(query.get('member_number')),
})

/** The numbers of the last link that was opened on this device. */
export const storedLink = (storage: Storage): DsdLink => ({
  storeNumber: wholeNumberIn(storage.getItem('store_number')),
  memberNumber: wholeNumberIn(storage.getItem('member_number')),
})
