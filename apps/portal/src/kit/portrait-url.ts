import { type PortraitName, portrait } from '@fathom/look/drawings/portraits.ts'

/** A portrait as a photo URL; in the product the server provides one. */
export function portraitUrl(name: PortraitName): string {
  return `data:image/svg+xml,${encodeURIComponent(portrait(name))}`
}
