import { type DsdLink, wholeNumberIn } from '@fathom/domain/dsd'

const NUMBERS = ['store_number', 'member_number'] as const

/**
 * RR-03: stores the numbers of the invitation link on this device for the following steps. A store without an
 * instructor doesn't inherit the one of the previous link.
 */
export function storeLinkNumbers(query: URLSearchParams, storage: Storage): void {
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

/** For a link with a number that doesn't exist: it would be mentioned again at each visit. */
export const forgetLinkNumbers = (storage: Storage): void => {
  for (const name of NUMBERS) storage.removeItem(name)
}

/** The numbers of the last link opened on this device. */
export const storedLink = (storage: Storage): DsdLink => ({
  storeNumber: wholeNumberIn(storage.getItem('store_number')),
  memberNumber: wholeNumberIn(storage.getItem('member_number')),
})
