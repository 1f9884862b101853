import type { DsdLink } from '@fathom/domain/dsd'

const NUMBERS = ['store_number', 'member_number'] as const

/** RR-03: what the invitation's link carries stays on this device, for the steps that follow it. */
export function keepLinkNumbers(query: URLSearchParams, storage: Storage): void {
  for (const name of NUMBERS) {
    const value = query.get(name)
    if (value) storage.setItem(name, value)
  }
}

function numberIn(query: URLSearchParams, name: (typeof NUMBERS)[number]): number | null {
  const value = Number(query.get(name) || Number.NaN)
  return Number.isSafeInteger(value) ? value : null
}

export function linkIn(query: URLSearchParams): DsdLink {
  return { storeNumber: numberIn(query, 'store_number'), memberNumber: numberIn(query, 'member_number') }
}
