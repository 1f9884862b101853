import type { ReleaseVariant } from './definition.ts'

/** Where the diving takes place: a two-letter country code, and the state where it matters. */
export type Place = { country: string; region: string | null }

/** In these places nobody can be released from their own negligence, so we don't ask for it. */
const OWN_FAULT_ONLY = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' + 'IS LI NO CH GB'
  ).split(' '),
)

const isFlorida = ({ country, region }: Place) => country === 'US' && region === 'FL'

/** An unknown place gets the text that asks for the least, because it's valid everywhere. */
export function releaseVariantFor(place: Place | null, isMinor: boolean): ReleaseVariant {
  if (!place || OWN_FAULT_ONLY.has(place.country)) return 'own-fault'
  return isFlorida(place) && isMinor ? 'guardian-notice' : 'full'
}
