/**
 * Postal code formats without spaces and hyphens: 9 is a digit, A a letter, and the first format is the usual
 * one. They come from the addressing rules of the national postal services. Only countries with a simple and
 * stable format are listed; all others accept any code.
 */
const FORMS: Readonly<Record<string, string>> = {
  '999': 'FO IS',
  '9999': 'AL AM AT AU BD BE BG CC CH CV CX CY DK GE GL HU LI LU LV MK NF NO NZ PH SI SJ TN ZA',
  '99999': `AX BA BL CR CU CZ DE DO DZ EE EG ES FI FR GF GP GR HR ID IT KE LA LK LT MA MC ME MF MM MQ MX MY NC NP PF
    PK PL PM RE SD SE SK SM TH TR UA UY VA WF YT`,
  '99999 999999999': 'AS FM GU MH MP PR PW SA US VI',
  '99999 999999': 'KH KR MN RS',
  '999999': 'BY CN EC IN KG RO RU SG TJ UZ',
  '999999 A99A9A9': 'KZ',
  '9999999': 'JP',
  '9999999 99999': 'IL',
  '99999999': 'BR',
  '9999999999 99999': 'IR',
  '9999999 9999': 'PT',
  '999 99999 999999': 'TW',
  '9999 999999 AA9999': 'AZ',
  '9999 AA9999': 'MD',
  '9999 A9999AAA': 'AR',
  'AA999 999': 'AD',
  '9999AA': 'NL',
  A9A9A9: 'CA',
  'AAA9999 AAA99': 'MT',
  'AA99 AAAA': 'BM',
  AA9999: 'BN',
  AAAA9AA: 'FK GS',
  'AA99AA A99AA A999AA AA999AA A9A9AA AA9A9AA AAA9AA AAAA9 AAAA99 AAAA999 AAAA9999': 'GB GG IM JE',
}

const FORMS_BY_COUNTRY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FORMS).flatMap(([forms, ids]) =>
    ids.split(/\s+/).map((id) => [id, forms.split(' ')] as const),
  ),
)

const formOf = (code: string) => code.replace(/\p{Nd}/gu, '9').replace(/[A-Z]/g, 'A')

/**
 * Whether the text can be a postal code of the country. Spaces, hyphens, digits of any script and the
 * country's own prefix are allowed.
 */
export function isPostalCodeOf(countryId: string, typed: string): boolean {
  const forms = FORMS_BY_COUNTRY.get(countryId)
  if (!forms) return true
  const written = typed.normalize('NFKC').toUpperCase().trim()
  const signless = [
    written,
    written.replace(/^[A-Z]{1,3}\s*-/, ''),
    written.replace(new RegExp(`^${countryId}`), ''),
  ]
  return signless.some((code) => forms.includes(formOf(code.replace(/[\s\p{Pd}\p{Cf}]/gu, ''))))
}

const SPACED: Readonly<Record<string, string>> = {
  '99999': '999 99',
  '9999999': '999-9999',
  '99999999': '99999-999',
  '9999AA': '9999 AA',
  A9A9A9: 'A9A 9A9',
  AA99AA: 'AA9 9AA',
}
const WITH_SPACE = new Set(['BR', 'CA', 'CZ', 'GB', 'GG', 'GR', 'IM', 'JE', 'JP', 'NL', 'SE', 'SK'])

/** An example code of the country, such as 123 45; undefined where any code is accepted. */
export function findPostalCodeExample(countryId: string): string | undefined {
  const [form] = FORMS_BY_COUNTRY.get(countryId) ?? []
  if (!form) return undefined
  const spaced = WITH_SPACE.has(countryId) ? (SPACED[form] ?? form) : form
  let digit = 0
  let letter = 0
  return spaced
    .replace(/9/g, () => String(++digit % 10))
    .replace(/A/g, () => String.fromCodePoint(65 + letter++))
}
