import { LANGUAGE_NAMES, type Locale, OFFERED_LOCALES } from '@fathom/domain/translations'

const OFFERED = OFFERED_LOCALES.toSorted((a, b) => LANGUAGE_NAMES[a].localeCompare(LANGUAGE_NAMES[b]))

/** LA-02: the 26 offered languages. One of the two others stays in the list while it is active. */
export const offeredLanguages = (spoken: Locale | undefined): readonly Locale[] =>
  spoken === undefined || OFFERED.includes(spoken) ? OFFERED : [spoken, ...OFFERED]
