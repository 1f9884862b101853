import type { Locale } from '@fathom/domain/translations'

/** British English repeats American wherever the two agree; every other language answers for its copies. */
const SAME_LANGUAGE: readonly Locale[] = ['en-GB']

/** Names, addresses and patterns that are nobody's language. */
const NOBODYS_WORDS = /^(?:[^\p{L}]|Fathom|eCard|eRecord|\{[^}]*\}|[\w.]+@[\w.]+|kB|MB|PDF|DSD|EAN\d*)*$/u

/** Words that are spelt the same there: each was looked at. */
const SAME_WORD: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  'cs-CZ': ['E-mail'],
  'da-DK': ['E-mail', 'Menu', 'Pro', 'Version {version}', 'Browser', 'Status', 'System'],
  'de-DE': ['Club', 'Codes', 'Shop', 'Version {version}', 'Browser', 'Name', 'Status', 'System'],
  'es-ES': ['Club', 'Instructor 500001', 'No'],
  'es-MX': ['Club', 'Instructor 500001', 'No'],
  'fr-CA': [
    'Club',
    'Codes',
    'Contact',
    'Maintenance',
    'Messages',
    'Menu',
    'Notifications',
    'Pro',
    'Promotions',
    'Version {version}',
  ],
  'fr-FR': [
    'Club',
    'Codes',
    'Contact',
    'E-mail',
    'Maintenance',
    'Messages',
    'Menu',
    'Notifications',
    'Pro',
    'Promotions',
    'Version {version}',
  ],
  'id-ID': ['Menu', 'Status'],
  'it-IT': ['Account', 'Club', 'E-mail', 'Home', 'Logbook', 'Menu', 'Password', 'Privacy', 'No', 'Browser'],
  'nl-NL': ['Account', 'Club', 'Codes', 'Contact', 'E-mail', 'Menu', 'Privacy', 'Pro', 'Browser', 'Status'],
  'pl-PL': ['E-mail', 'Menu', 'System'],
  'pt-BR': ['E-mail', 'Logbook', 'Menu', 'Status'],
  'sv-SE': ['Version {version}', 'Status', 'System'],
  'nb-NO': ['Status', 'System'],
}

export function mayStayEnglish(locale: Locale, english: string): boolean {
  if (SAME_LANGUAGE.includes(locale) || NOBODYS_WORDS.test(english)) return true
  return SAME_WORD[locale]?.includes(english) ?? false
}
