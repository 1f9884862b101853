import type { ReleaseVariant } from './definition.ts'

/** Where the diving takes place: a country by its two letters, and its state where that matters. */
export type Place = { country: string; region: string | null }

/** Here nobody can be released from their own negligence, so nobody is asked to. */
const OWN_FAULT_ONLY = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' + 'IS LI NO CH GB'
  ).split(' '),
)

const isFlorida = ({ country, region }: Place) => country === 'US' && region === 'FL'

/** A place that is not known gets the text that asks for least: it holds everywhere. */
export function releaseVariantFor(place: Place | null, isMinor: boolean): ReleaseVariant {
  if (!place || OWN_FAULT_ONLY.has(place.country)) return 'own-fault'
  return isFlorida(place) && isMinor ? 'guardian-notice' : 'full'
}
