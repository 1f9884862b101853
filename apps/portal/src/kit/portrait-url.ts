import { type PortraitName, portrait } from '@fathom/look/drawings/portraits.ts'

/** A portrait as a photo's address; in the product the server gives one. */
export function portraitUrl(name: PortraitName): string {
  return `data:image/svg+xml,${encodeURIComponent(portrait(name))}`
}
