/** Whether mail to a country needs a postal code. */
export type PostalCodeUse = 'required' | 'optional' | 'none'

/**
 * Every country and territory of ISO 3166-1, and Kosovo, by what its postal service requires. `optional`
 * means that codes are new, cover a part of the country or are little known: requiring one would lock people
 * out, refusing one would lose it.
 */
const COUNTRIES: Record<PostalCodeUse, string> = {
  required: `AD AL AM AR AS AT AU AX AZ BA BD BE BG BL BM BN BR BY CA CC CH CN CR CU CV CX CY CZ DE DK DO DZ EC EE EG
    ES FI FK FM FO FR GB GE GF GG GL GP GR GS GU HR HU ID IL IM IN IR IS IT JE JP KE KG KH KR KZ LA LI LK LT LU LV MA
    MC MD ME MF MH MK MM MN MP MQ MT MU MX MY NC NF NL NO NP NZ PF PH PK PL PM PR PT PW RE RO RS RU SA SD SE SG SI SJ
    SK SM TH TJ TN TR TW UA US UY UZ VA VI WF YT ZA`,
  optional: `AF AI AQ BB BH BO BQ BT CD CK CL CO EH ET GA GH GI GN GT GW HM HN HT IE IO IQ JM JO KI KN KW KY LB LC LR
    LS LY MG MS MV MW MZ NA NE NG NI NR NU OM PA PE PG PN PS PY SH SN SO SS SV SY SZ TC TF TL TM TO TT TZ UG UM VC VE
    VG VN WS XK ZM`,
  none: `AE AG AO AW BF BI BJ BS BV BW BZ CF CG CI CM CW DJ DM ER FJ GD GM GQ GY HK KM KP ML MO MR QA RW SB SC SL SR
    ST SX TD TG TK TV VU YE ZW`,
}

const USE_BY_COUNTRY: ReadonlyMap<string, PostalCodeUse> = new Map(
  (Object.entries(COUNTRIES) as [PostalCodeUse, string][]).flatMap(([use, ids]) =>
    ids.split(/\s+/).map((id) => [id, use] as const),
  ),
)

/** ISO 3166-1 alpha-2, in alphabetical order. */
export const COUNTRY_IDS: readonly string[] = [...USE_BY_COUNTRY.keys()].sort()

export function findPostalCodeUse(countryId: string): PostalCodeUse | undefined {
  return USE_BY_COUNTRY.get(countryId)
}
